import type { Idiom } from '../../../platform/i18n/idiom.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts of deposits. */
const ptbr = {
  dialog: 'Caução para este lance',
  rule: 'Se você não comprar, a caução volta sozinha para a conta que pagou. Se comprar, ela volta depois do pagamento, ou você a usa no preço. A casa só pode reter este valor, nunca mais, se a compra não for paga até o vencimento.',
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
    usada: 'Usada no preço',
    'nao-paga': 'Não paga',
  },
  next: {
    pedida: 'O código Pix fica na tela do lance. Sem pagamento em 24 horas, a caução deixa de valer.',
    guardada: 'Volta sozinha no fim da oferta, se você não comprar, ou depois do pagamento da compra.',
    devolvendo: 'O banco devolve por Pix à conta que pagou, em geral em poucos minutos.',
    devolvida: 'Voltou por Pix para a conta que pagou.',
    retida: 'A compra não foi paga no prazo.',
    usada: 'Pagou o preço da sua compra, como você escolheu.',
    'nao-paga': '',
  },
  waits: { pedida: 'Aguarda a sua conta', informada: 'A transferir', 'a-caminho': null, feita: null },
  account: {
    pedida: (amount: string) =>
      `${amount} voltam para você, mas não por Pix: os bancos o devolvem só por 90 dias, e às vezes recusam. Informe a sua conta, e fazemos uma transferência.`,
    informada: (amount: string, day: string) =>
      `Vamos transferir ${amount} para a conta que você informou, até ${day}. Até a liberação, você pode mudar a conta.`,
    'a-caminho': (amount: string, day: string) =>
      `A transferência de ${amount} para a conta que você informou foi liberada e é feita até ${day}.`,
    feita: (amount: string) => `Transferimos ${amount} para a conta que você informou.`,
  },
  give: 'Informar a conta',
  change: 'Mudar a conta',
  giveOf: (name: string, title: string) => `${name} da caução de ${title}`,
  giveText: (amount: string) =>
    `A conta para a qual transferimos ${amount}. Os dados ficam cifrados, só o financeiro os vê, e são apagados depois da devolução.`,
  send: 'Enviar',
  giveFailed: 'A conta não foi enviada. Tente de novo.',
  transferFailed: (why: string) => `A transferência não pôde ser feita: ${why} Confira a conta.`,
  reference: (reference: string) => `Referência do banco: ${reference}`,
  afterPayment: 'Fica guardada até o pagamento da sua compra.',
  staysUntil: (when: string) =>
    `A oferta foi vendida antes do fim. Se essa venda for desfeita, o seu lance volta a liderar: por isso a caução fica até ${when} e depois volta sozinha. Você pode pedi-la antes; então o seu lance não volta.`,
  undecided: (day: string) =>
    `A compra não foi paga. A casa decide até ${day}; sem decisão, a caução volta sozinha.`,
  reason: (words: string) => `Motivo: ${words}`,
  ask: 'Pedir de volta',
  askOf: (title: string) => `Pedir de volta a caução de ${title}`,
  askFailed: 'O pedido não foi feito. Tente de novo.',
  own: 'A sua caução',
  mayUse: (amount: string) =>
    `Você pode usar a caução de ${amount} no preço desta compra e pagar só o resto. Ela fica guardada como garantia até o resto ser pago.`,
  chosen: (amount: string) =>
    `A caução de ${amount} paga o preço assim que todo o resto da compra estiver pago. O Pix do preço já pede só o resto. Até lá, você pode voltar atrás.`,
  used: (amount: string) => `${amount} da sua caução pagaram o preço desta compra.`,
  use: 'Usar no preço',
  useOf: (title: string) => `Usar no preço a caução de ${title}`,
  unuse: 'Não usar no preço',
  unuseOf: (title: string) => `Não usar no preço a caução de ${title}`,
  useFailed: 'A escolha não foi salva. Tente de novo.',
};

const en: typeof ptbr = {
  dialog: 'Deposit for this bid',
  rule: 'If you do not buy, the deposit returns by itself to the account that paid. If you buy, it returns after the payment, or you use it for the price. The house may keep this amount, never more, only if the purchase is not paid when it is due.',
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
    usada: 'Used for the price',
    'nao-paga': 'Never paid',
  },
  next: {
    pedida: 'The Pix code is on the screen of the bid. Without a payment within 24 hours the deposit lapses.',
    guardada: 'Returns by itself at the end of the offer if you do not buy, or after the purchase is paid.',
    devolvendo: 'The bank returns it by Pix to the account that paid, usually within minutes.',
    devolvida: 'Has gone back by Pix to the account that paid.',
    retida: 'The purchase was not paid in time.',
    usada: 'Has paid the price of your purchase, as you chose.',
    'nao-paga': '',
  },
  waits: { pedida: 'Awaits your account', informada: 'To be transferred', 'a-caminho': null, feita: null },
  account: {
    pedida: (amount) =>
      `${amount} go back to you, but not by Pix: banks return it for 90 days only, and refuse at times. Give us your account, and we make a transfer.`,
    informada: (amount, day) =>
      `We are going to transfer ${amount} to the account that you gave, by ${day}. Until it is released you can change the account.`,
    'a-caminho': (amount, day) =>
      `The transfer of ${amount} to the account that you gave was released and is made by ${day}.`,
    feita: (amount) => `We have transferred ${amount} to the account that you gave.`,
  },
  give: 'Give the account',
  change: 'Change the account',
  giveOf: (name, title) => `${name} for the deposit of ${title}`,
  giveText: (amount) =>
    `The account to which we transfer ${amount}. The data are encrypted, seen by finance alone, and deleted after the return.`,
  send: 'Send',
  giveFailed: 'The account was not sent. Try again.',
  transferFailed: (why) => `The transfer could not be made: ${why} See whether the account is right.`,
  reference: (reference) => `Reference of the bank: ${reference}`,
  afterPayment: 'Is held until your purchase is paid.',
  staysUntil: (when) =>
    `The offer was sold before its end. If that sale is undone, your bid leads again, so the deposit stays until ${when} and then returns by itself. You can ask for it before; your bid then does not come back.`,
  undecided: (day) =>
    `The purchase was not paid. The house decides by ${day}; without a decision the deposit returns by itself.`,
  reason: (words) => `Reason: ${words}`,
  ask: 'Ask back',
  askOf: (title) => `Ask the deposit of ${title} back`,
  askFailed: 'This was not asked for. Try again.',
  own: 'Your deposit',
  mayUse: (amount) =>
    `You can use the deposit of ${amount} for the price of this purchase and pay only the rest. It stays held as security until the rest is paid.`,
  chosen: (amount) =>
    `The deposit of ${amount} pays the price as soon as everything else of the purchase is paid. The Pix of the price asks for the rest alone already. Until then you can change your mind.`,
  used: (amount) => `${amount} of your deposit have paid the price of this purchase.`,
  use: 'Use for the price',
  useOf: (title) => `Use the deposit of ${title} for the price`,
  unuse: 'Do not use for the price',
  unuseOf: (title) => `Do not use the deposit of ${title} for the price`,
  useFailed: 'The choice was not saved. Try again.',
};

const TEXTS: Readonly<Record<Idiom, typeof ptbr>> = { PTBR: ptbr, EN: en };

/** The texts of deposits in the language of the page, loaded only with what shows them. */
export function useDepositTexts(): typeof ptbr {
  return TEXTS[useIdiom()];
}
