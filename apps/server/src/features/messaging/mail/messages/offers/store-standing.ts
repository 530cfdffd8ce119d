import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

interface Facts extends AccountMailFacts {
  readonly kind: 'suspended' | 'released' | 'ended';
  readonly storeName: string;
  /** In the words of staff. */
  readonly reason: string;
  /** The house's e-mail address. */
  readonly email: string;
  readonly address: string;
}

type Kind = Facts['kind'];

/** To a store that staff suspended, released or closed for good, with the reason and its consequences (rule 0.31). */
export function storeStanding(facts: Facts): MailContent {
  const { kind, storeName, reason, email, address } = facts;
  const button = kind === 'released' ? BUTTONS.store : BUTTONS.site;
  const words = { PTBR: PTBR({ storeName, reason, email }), EN: EN({ storeName, reason, email }) };
  return accountMail(facts, {
    PTBR: { ...words.PTBR[kind], button: { text: button.PTBR, address } },
    EN: { ...words.EN[kind], button: { text: button.EN, address } },
  });
}

const BUTTONS = {
  store: { PTBR: 'Ver a loja', EN: 'See the store' },
  site: { PTBR: 'Ir para o site', EN: 'Go to the site' },
} as const;

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}
type Told = Pick<Facts, 'storeName' | 'reason' | 'email'>;

const PTBR = ({ storeName, reason, email }: Told): Readonly<Record<Kind, Words>> => ({
  suspended: {
    subject: 'Sua loja foi suspensa',
    paragraphs: [
      `A loja ${storeName} foi suspensa e não aparece mais no site. Motivo: ${reason}`,
      'Suas ofertas abertas pararam, e os prazos delas, das propostas, das vendas condicionais e das segundas chances não correm; lances, propostas, compras, perguntas e o painel estão fechados. As compras em andamento passam para a nossa equipe.',
      `Para pedir uma revisão, responda a este e-mail ou escreva para ${email}. Depois de 24 horas quem deu lances pode retirá-los.`,
    ],
  },
  released: {
    subject: 'Sua loja está aberta outra vez',
    paragraphs: [
      `A suspensão da loja ${storeName} terminou. ${reason}`,
      'Suas ofertas voltaram ao site, com o prazo adiado pelo tempo em que ficaram paradas, e o painel está aberto. Propostas, vendas condicionais e segundas chances continuam com o prazo que restava, e pelo menos um dia útil.',
      'Compras que passaram para a nossa equipe seguem com ela até o fim.',
    ],
  },
  ended: {
    subject: 'Sua loja foi encerrada',
    paragraphs: [
      `A loja ${storeName} foi encerrada de vez e não volta ao site. Motivo: ${reason}`,
      'As contas das pessoas da loja continuam valendo para comprar, sem acesso ao painel. As vendas em andamento seguem com a nossa equipe até o fim; vendas condicionais e segundas chances sem resposta terminaram.',
      `Se algo não está certo, responda a este e-mail ou escreva para ${email}.`,
    ],
  },
});

const EN = ({ storeName, reason, email }: Told): Readonly<Record<Kind, Words>> => ({
  suspended: {
    subject: 'Your store was suspended',
    paragraphs: [
      `The store ${storeName} was suspended and no longer appears on the site. Reason: ${reason}`,
      'Your open offers are on hold, and their clocks have stopped, as have those of proposals, conditional sales and second chances; bids, proposals, purchases, questions and the back office are closed. Our team takes over purchases in progress.',
      `To ask for a review, reply to this e-mail or write to ${email}. After 24 hours, bidders may withdraw their bids.`,
    ],
  },
  released: {
    subject: 'Your store is open again',
    paragraphs: [
      `The suspension of the store ${storeName} is over. ${reason}`,
      'Your offers are back on the site, their ends moved by the time they were on hold, and the back office is open. Proposals, conditional sales and second chances go on with the time that was left, and at least one working day.',
      'Purchases that our team took over stay with our team until they are complete.',
    ],
  },
  ended: {
    subject: 'Your store was closed',
    paragraphs: [
      `The store ${storeName} was closed for good and does not come back to the site. Reason: ${reason}`,
      'The accounts of its users remain valid for buying, without access to the back office. Our team completes the sales in progress; conditional sales and second chances without an answer have ended.',
      `If something is not right, reply to this e-mail or write to ${email}.`,
    ],
  },
});
