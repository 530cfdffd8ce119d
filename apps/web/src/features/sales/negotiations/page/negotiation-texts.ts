import type { OwnNegotiation } from '@patio/contract/sales/negotiations/get-own-negotiation.ts';
import type { Idiom } from '../../../../platform/i18n/idiom.ts';
import { useIdiom } from '../../../../platform/i18n/texts.ts';

type Next = NonNullable<OwnNegotiation['proximo']>;
type Line = OwnNegotiation['etapas'][number];
type Words = { readonly title: string; readonly text: string };

/** Texts of the page on which a user follows their deals on an offer. */
const ptbr = {
  title: 'Sua negociação',
  back: 'Todas as negociações',
  number: (offer: number) => `Oferta nº ${offer}`,
  bid: (code: number) => `Lance nº ${code}`,
  proposal: (code: number) => `Proposta nº ${code}`,
  seller: (name: string) => `Vendida por ${name}`,
  seeOffer: 'Ver a oferta',
  print: 'Imprimir',
  loadFailed: 'Não foi possível carregar esta negociação.',
  noneTitle: 'Negociação não encontrada',
  noneText: 'Confira o endereço, ou veja as suas negociações. Se você tem outra conta, entre com ela.',
  next: 'Próximo passo',
  owner: { comprador: 'Com você', vendedor: 'Com quem vende', ninguem: 'Sem ação sua' } satisfies Record<
    Next['quem'],
    string
  >,
  ahead: {
    title: 'Você está na frente',
    text: 'Se ninguém der um lance maior até o fim, e o valor de reserva for alcançado quando houver um, a oferta é sua. Um lance nos últimos minutos pode adiar o fim.',
  },
  step: {
    fim: { title: 'Aguarde o resultado', text: 'A oferta está terminando. O resultado aparece aqui.' },
    cobrir: {
      title: 'Há um lance maior que o seu',
      text: 'Você pode dar outro lance até o fim da oferta. Um lance nos últimos minutos pode adiar o fim.',
    },
    decisao: {
      title: 'Quem vende decide sobre o seu lance',
      text: 'Seu lance foi o maior, mas ficou abaixo do valor de reserva. Avisamos assim que houver uma decisão.',
    },
    resposta: {
      title: 'Quem vende responde à sua proposta',
      text: 'Avisamos assim que houver resposta. Enquanto isso, você pode escrever a quem vende ou cancelar a proposta.',
    },
    'sua-resposta': {
      title: 'Responda à contraproposta',
      text: 'Aceite, faça outra proposta ou cancele. Depois do prazo, a contraproposta deixa de valer.',
    },
    'segunda-chance': {
      title: 'A oferta pode ser sua',
      text: 'A venda a outra pessoa não se concretizou, e o seu lance é o próximo. Aceite ou recuse.',
    },
    suspensa: {
      title: 'A oferta está suspensa',
      text: 'O prazo está parado e volta a correr quando a suspensão terminar. Avisamos quando isso acontecer.',
    },
  } satisfies Record<Next['etapa'], Words>,
  until: (when: string) => `Até ${when}`,
  bought: {
    title: (code: number) => `Virou a compra nº ${code}`,
    text: 'Pagamento, documentos e retirada seguem na página da compra.',
    way: 'Acompanhar a compra',
  },
  undone: {
    title: (code: number) => `A compra nº ${code} foi cancelada`,
    text: 'O que aconteceu, e o que houver a devolver, está na página da compra.',
    way: 'Ver a compra',
  },
  outcome: {
    'de-outro': {
      title: 'Outra pessoa ficou com esta oferta',
      text: 'Nada mais é esperado de você nesta negociação.',
    },
    'sem-venda': {
      title: 'A oferta terminou sem venda para você',
      text: 'Nada mais é esperado de você nesta negociação.',
    },
    retirada: { title: 'Você desistiu', text: 'O que você tinha oferecido não vale mais.' },
    anulada: {
      title: 'Seu lance foi anulado',
      text: 'O motivo está no aviso que enviamos e no histórico da oferta.',
    },
    recusada: {
      title: 'A proposta não foi aceita',
      text: 'Enquanto a oferta estiver aberta, você pode fazer outra.',
    },
    vencida: {
      title: 'A proposta venceu',
      text: 'O prazo terminou sem resposta. Enquanto a oferta estiver aberta, você pode fazer outra.',
    },
    superada: {
      title: 'Um lance alcançou o valor da proposta',
      text: 'Ela não pode mais ser aceita. Enquanto a oferta estiver aberta, você pode dar um lance maior.',
    },
  } satisfies Record<NonNullable<OwnNegotiation['desfecho']>, Words>,
  timeline: 'Andamento',
  part: {
    lance: 'Seu primeiro lance',
    proposta: 'Sua proposta',
    resposta: 'Resposta de quem vende',
    'sua-resposta': 'Sua resposta',
    fim: 'Fim da oferta',
    decisao: 'Decisão sobre o seu lance',
    'segunda-chance': 'Segunda chance',
    compra: 'Compra',
  } satisfies Record<Line['etapa'], string>,
  state: { feita: 'Feito', atual: 'Agora', futura: 'Depois', nunca: 'Não houve' } satisfies Record<
    Line['situacao'],
    string
  >,
  values: 'Valores',
  maximum: 'Seu máximo, que só esta aba guarda',
  history: 'Lances e propostas',
  cost: 'Quanto custa, se a oferta for sua',
  price: {
    bid: 'Seu lance',
    proposal: 'Sua proposta',
    counter: 'Contraproposta',
    chance: 'Segunda chance',
  },
  ways: 'Desistir ou cancelar',
  follow: 'Acompanhar esta negociação',
  contact: 'Fale com a equipe',
  contactText: (code: number) => `Informe o número da oferta: ${code}.`,
};

const en: typeof ptbr = {
  title: 'Your negotiation',
  back: 'All negotiations',
  number: (offer) => `Offer no. ${offer}`,
  bid: (code) => `Bid no. ${code}`,
  proposal: (code) => `Proposal no. ${code}`,
  seller: (name) => `Sold by ${name}`,
  seeOffer: 'See the offer',
  print: 'Print',
  loadFailed: 'This negotiation could not be loaded.',
  noneTitle: 'Negotiation not found',
  noneText: 'Check the address, or see your negotiations. If you have another account, sign in with it.',
  next: 'Next step',
  owner: { comprador: 'Your turn', vendedor: 'With the seller', ninguem: 'Nothing for you to do' },
  ahead: {
    title: 'You are ahead',
    text: 'If nobody bids more by the end, and the reserve is met where there is one, the offer is yours. A bid in the final minutes may extend the end.',
  },
  step: {
    fim: { title: 'Wait for the result', text: 'The offer is ending. The result will appear here.' },
    cobrir: {
      title: 'There is a higher bid than yours',
      text: 'You can bid again until the offer ends. A bid in the final minutes may extend the end.',
    },
    decisao: {
      title: 'The seller decides on your bid',
      text: 'Yours was the highest bid, but it is below the reserve. We will tell you as soon as there is a decision.',
    },
    resposta: {
      title: 'The seller answers your proposal',
      text: 'We will tell you as soon as there is an answer. Meanwhile you can write to the seller or cancel the proposal.',
    },
    'sua-resposta': {
      title: 'Answer the counter-proposal',
      text: 'Accept it, propose another amount or cancel. It lapses after its term.',
    },
    'segunda-chance': {
      title: 'The offer can be yours',
      text: 'The sale to another user did not go through, and yours is the next bid. Accept or decline.',
    },
    suspensa: {
      title: 'The offer is suspended',
      text: 'Its clock has stopped and runs again once the suspension ends. We will tell you then.',
    },
  },
  until: (when) => `By ${when}`,
  bought: {
    title: (code) => `It became purchase no. ${code}`,
    text: 'Payment, documents and pickup go on at the page of the purchase.',
    way: 'Follow the purchase',
  },
  undone: {
    title: (code) => `Purchase no. ${code} was cancelled`,
    text: 'What happened, and what is to be returned, is at the page of the purchase.',
    way: 'See the purchase',
  },
  outcome: {
    'de-outro': {
      title: 'Another user got this offer',
      text: 'Nothing more is expected of you in this negotiation.',
    },
    'sem-venda': {
      title: 'The offer ended without a sale to you',
      text: 'Nothing more is expected of you in this negotiation.',
    },
    retirada: { title: 'You withdrew', text: 'What you had offered no longer stands.' },
    anulada: {
      title: 'Your bid was annulled',
      text: 'The reason is in the message that we sent and in the history of the offer.',
    },
    recusada: {
      title: 'The proposal was not accepted',
      text: 'While the offer is open, you can make another one.',
    },
    vencida: {
      title: 'The proposal expired',
      text: 'The term ended without an answer. While the offer is open, you can make another one.',
    },
    superada: {
      title: 'A bid reached the value of the proposal',
      text: 'It can no longer be accepted. While the offer is open, you can bid more.',
    },
  },
  timeline: 'Progress',
  part: {
    lance: 'Your first bid',
    proposta: 'Your proposal',
    resposta: 'Answer of the seller',
    'sua-resposta': 'Your answer',
    fim: 'End of the offer',
    decisao: 'Decision on your bid',
    'segunda-chance': 'Second chance',
    compra: 'Purchase',
  },
  state: { feita: 'Done', atual: 'Now', futura: 'Later', nunca: 'Did not happen' },
  values: 'Values',
  maximum: 'Your maximum, which only this tab remembers',
  history: 'Bids and proposals',
  cost: 'What it costs, if the offer is yours',
  price: { bid: 'Your bid', proposal: 'Your proposal', counter: 'Counter-proposal', chance: 'Second chance' },
  ways: 'Withdraw or cancel',
  follow: 'Follow this negotiation',
  contact: 'Talk to the team',
  contactText: (code) => `Give the number of the offer: ${code}.`,
};

const TEXTS = { PTBR: ptbr, EN: en } as const;

/** The numbers by which a user and the team name it: of the offer, of the last bid, of the proposal. */
export function numbersOf(
  { negociacao, lance }: Pick<OwnNegotiation, 'negociacao' | 'lance'>,
  texts: typeof ptbr,
): string {
  const { codigoOferta, proposta } = negociacao;
  return [
    texts.number(codigoOferta),
    ...(lance === null ? [] : [texts.bid(lance.codigo)]),
    ...(proposta === null ? [] : [texts.proposal(proposta.codigo)]),
  ].join(' · ');
}

/** These texts in a language. */
export function negotiationTextsOf(idiom: Idiom): typeof ptbr {
  return TEXTS[idiom];
}

/** These texts in the language of the page. */
export function useNegotiationTexts(): typeof ptbr {
  return negotiationTextsOf(useIdiom());
}
