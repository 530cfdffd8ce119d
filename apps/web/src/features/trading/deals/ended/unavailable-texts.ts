import { useIdiom } from '../../../../platform/i18n/texts.ts';

/** Texts for users who deal on an offer while it is not shown to anyone else. */
const ptbr = {
  loja: {
    title: 'Loja indisponível',
    text: 'A loja desta oferta está indisponível. Ninguém dá lances, faz propostas nem compra, e o prazo não corre. O que você já tem aqui continua registrado, e nossa equipe avisa quando algo mudar.',
  },
  oferta: {
    title: 'Oferta suspensa',
    text: 'Nossa equipe suspendeu esta oferta. Ninguém dá lances, faz propostas nem compra, e o prazo não corre. Avisamos quando ela voltar, com o novo prazo, ou se for encerrada.',
  },
  gone: {
    title: 'Oferta fora do ar',
    text: 'Esta oferta saiu do site agora. Ninguém dá lances, faz propostas nem compra, e o prazo não corre. Se ela voltar, esta página mostra na hora. Quem já negocia aqui recebe o aviso com o motivo.',
    others: 'Ver outras ofertas',
  },
  ended:
    'Esta oferta foi encerrada e não está mais no site. Seus dados da negociação continuam em suas negociações.',
  negotiations: 'Ver minhas negociações',
};

const en: typeof ptbr = {
  loja: {
    title: 'Store unavailable',
    text: 'The store of this offer is unavailable. No one can bid, make proposals or buy, and its clock has stopped. What you have here stays on record, and our team will let you know when something changes.',
  },
  oferta: {
    title: 'Offer suspended',
    text: 'Our team suspended this offer. No one can bid, make proposals or buy, and its clock has stopped. We will let you know when it is back, with its new end, or if it is ended.',
  },
  gone: {
    title: 'This offer is no longer on the site',
    text: 'This offer has just been taken off the site. No one can bid, make proposals or buy, and its clock has stopped. If it comes back, this page will show it immediately. Everyone with a deal here is told the reason.',
    others: 'See other offers',
  },
  ended: 'This offer has ended and is no longer on the site. Your deals are still in My negotiations.',
  negotiations: 'See my negotiations',
};

/** These texts in the language of the page. */
export function useUnavailableTexts(): typeof ptbr {
  return useIdiom() === 'EN' ? en : ptbr;
}
