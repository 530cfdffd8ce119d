import type { Idiom } from '../../../platform/i18n/idiom.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts of deposits. */
const ptbr = {
  dialog: 'Caução para este lance',
  rule: 'Se você não comprar, a caução volta sozinha para a conta que pagou. Se comprar, ela volta depois do pagamento. A casa só pode reter este valor, nunca mais, se a compra não for paga até o vencimento.',
  pay: 'Pagar a caução com Pix',
  failed: 'O código não foi gerado. Tente de novo.',
  held: 'Caução recebida. Você já pode dar o lance.',
  bid: 'Dar o lance',
  title: 'Minhas cauções',
  loadFailed: 'Não foi possível carregar as suas cauções.',
  states: {
    pedida: 'Aguarda o pagamento',
    guardada: 'Guardada',
    devolvendo: 'A caminho de volta',
    devolvida: 'Devolvida',
    retida: 'Retida',
    'nao-paga': 'Não paga',
  },
  next: {
    pedida: 'O código Pix fica na tela do lance. Sem pagamento em 24 horas, a caução deixa de valer.',
    guardada: 'Volta sozinha no fim da oferta, se você não comprar, ou depois do pagamento da compra.',
    devolvendo: 'O banco devolve por Pix à conta que pagou, em geral em poucos minutos.',
    devolvida: 'Voltou por Pix para a conta que pagou.',
    retida: 'A compra não foi paga no prazo.',
    'nao-paga': '',
  },
  undecided: (day: string) =>
    `A compra não foi paga. A casa decide até ${day}; sem decisão, a caução volta sozinha.`,
  reason: (words: string) => `Motivo: ${words}`,
  ask: 'Pedir de volta',
  askOf: (title: string) => `Pedir de volta a caução de ${title}`,
  askFailed: 'O pedido não foi feito. Tente de novo.',
};

const en: typeof ptbr = {
  dialog: 'Deposit for this bid',
  rule: 'If you do not buy, the deposit returns by itself to the account that paid. If you buy, it returns after the payment. The house may keep this amount, never more, only if the purchase is not paid when it is due.',
  pay: 'Pay the deposit by Pix',
  failed: 'There is no code yet. Try again.',
  held: 'Deposit received. You can bid now.',
  bid: 'Place the bid',
  title: 'My deposits',
  loadFailed: 'Your deposits could not be loaded.',
  states: {
    pedida: 'Awaits the payment',
    guardada: 'Held',
    devolvendo: 'On its way back',
    devolvida: 'Returned',
    retida: 'Kept',
    'nao-paga': 'Never paid',
  },
  next: {
    pedida: 'The Pix code is on the screen of the bid. Without a payment within 24 hours the deposit lapses.',
    guardada: 'Returns by itself at the end of the offer if you do not buy, or after the purchase is paid.',
    devolvendo: 'The bank returns it by Pix to the account that paid, usually within minutes.',
    devolvida: 'Has gone back by Pix to the account that paid.',
    retida: 'The purchase was not paid in time.',
    'nao-paga': '',
  },
  undecided: (day) =>
    `The purchase was not paid. The house decides by ${day}; without a decision the deposit returns by itself.`,
  reason: (words) => `Reason: ${words}`,
  ask: 'Ask back',
  askOf: (title) => `Ask the deposit of ${title} back`,
  askFailed: 'This was not asked for. Try again.',
};

const TEXTS: Readonly<Record<Idiom, typeof ptbr>> = { PTBR: ptbr, EN: en };

/** The texts of deposits in the language of the page, loaded only with what shows them. */
export function useDepositTexts(): typeof ptbr {
  return TEXTS[useIdiom()];
}
