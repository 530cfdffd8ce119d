import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts of the charges of a purchase, for the buyer. */
const ptbr = {
  title: 'Pagamentos desta compra',
  loadFailed: 'Não foi possível carregar as cobranças.',
  none: 'As cobranças desta compra aparecem aqui.',
  payBy: (amount: string, date: string) => `Pague ${amount} até ${date}.`,
  late: (amount: string, date: string) => `O prazo era ${date}: pague ${amount} o quanto antes.`,
  settled: 'Tudo está pago.',
  ended: 'Nada mais é cobrado nesta compra.',
  checking: 'Um pagamento está em conferência: foi feito por outro pagador. Avisamos você da decisão.',
  proof: 'Já pagou? Envie o comprovante nos documentos desta compra.',
  kinds: {
    preco: 'Preço do veículo',
    comissao: 'Comissão',
    frete: 'Frete',
    documentos: 'Documentos',
    patio: 'Pátio',
    caucao: 'Caução',
  },
  creditors: { casa: 'para a casa', loja: 'para a loja', caucao: 'sua caução' },
  states: {
    aberta: 'Em aberto',
    parcial: 'Paga em parte',
    paga: 'Paga',
    vencida: 'Vencida',
    cancelada: 'Cancelada',
    devolvida: 'Devolvida',
  },
  due: (date: string) => `vence em ${date}`,
  left: (amount: string) => `faltam ${amount}`,
  owed: (amount: string) => `Vamos devolver ${amount} a você.`,
  givenBack: (amount: string, day: string) => `O banco devolveu ${amount} do que foi pago aqui, em ${day}.`,
  backTooMuch: (amount: string) =>
    `Voltaram para você ${amount} a mais do que foi pago desta compra. Pedimos que devolva esse valor: o Pix está nesta página. Não pague por outro caminho sem falar antes com a equipe, pelos contatos desta página.`,
  backWhy: (why: string) => `Do financeiro: ${why}`,
};

const en: typeof ptbr = {
  title: 'Payments of this purchase',
  loadFailed: 'The charges could not be loaded.',
  none: 'The charges of this purchase appear here.',
  payBy: (amount, date) => `Pay ${amount} by ${date}.`,
  late: (amount, date) => `It was due on ${date}: pay ${amount} as soon as you can.`,
  settled: 'Everything is paid.',
  ended: 'Nothing more is charged for this purchase.',
  checking: 'A payment is being checked: another payer made it. We notify you of the decision.',
  proof: 'Have you paid? Send the receipt in the documents of this purchase.',
  kinds: {
    preco: 'Price of the vehicle',
    comissao: 'Commission',
    frete: 'Freight',
    documentos: 'Documents',
    patio: 'Yard',
    caucao: 'Deposit',
  },
  creditors: { casa: 'for the house', loja: 'for the store', caucao: 'your deposit' },
  states: {
    aberta: 'Open',
    parcial: 'Part-paid',
    paga: 'Paid',
    vencida: 'Overdue',
    cancelada: 'Cancelled',
    devolvida: 'Refunded',
  },
  due: (date) => `due on ${date}`,
  left: (amount) => `${amount} left`,
  owed: (amount) => `We will return ${amount} to you.`,
  givenBack: (amount, day) => `The bank gave back ${amount} of what was paid here, on ${day}.`,
  backTooMuch: (amount) =>
    `${amount} more than was paid of this purchase went back to you. We ask you to return it: the Pix is on this page. Do not pay in another way before you spoke with the team: this page says how.`,
  backWhy: (why) => `From finance: ${why}`,
};

const TEXTS = { PTBR: ptbr, EN: en } as const;

/** The texts of the charges, loaded only with what shows them. */
export function useChargeTexts(): typeof ptbr {
  return TEXTS[useIdiom()];
}
