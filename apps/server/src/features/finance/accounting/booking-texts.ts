import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { BookingKind, Creditor } from '@patio/domain/finance/book/book-account.ts';

type Words = Readonly<Record<Idiom, string>>;

/** What a transaction of the book is about, as the accountant reads it. */
export const BOOKINGS: Readonly<Record<BookingKind, Words>> = {
  charge: { PTBR: 'Cobrança', EN: 'Charge' },
  receipt: { PTBR: 'Recebimento', EN: 'Receipt' },
  held: { PTBR: 'Recebimento de outro pagador', EN: 'Receipt of another payer' },
  accepted: { PTBR: 'Pagador aceito', EN: 'Payer accepted' },
  return: { PTBR: 'Devolução', EN: 'Return' },
  cancellation: { PTBR: 'Cancelamento', EN: 'Cancellation' },
  reversal: { PTBR: 'Registro desfeito', EN: 'Recording taken back' },
  sending: { PTBR: 'Devolução liberada', EN: 'Payback released' },
  sent: { PTBR: 'Devolução feita', EN: 'Payback made' },
  unsent: { PTBR: 'Devolução não feita', EN: 'Payback not made' },
  'moved-out': { PTBR: 'Usado em outra cobrança', EN: 'Used for another charge' },
  'moved-in': { PTBR: 'Veio de outra cobrança', EN: 'Came from another charge' },
  kept: { PTBR: 'Caução retida', EN: 'Deposit kept' },
  'paying-out': { PTBR: 'Repasse liberado', EN: 'Payout released' },
  'paid-out': { PTBR: 'Repasse feito', EN: 'Payout made' },
  'not-paid-out': { PTBR: 'Repasse não feito', EN: 'Payout not made' },
  stray: { PTBR: 'Pix sem cobrança', EN: 'Pix without a charge' },
  'stray-taken': { PTBR: 'Pix sem cobrança atribuído', EN: 'Pix without a charge assigned' },
  'bank-refund': { PTBR: 'Devolvido pelo banco', EN: 'Given back by the bank' },
  'bank-refund-undone': { PTBR: 'Devolução do banco não feita', EN: 'Not given back by the bank' },
  'given-up': { PTBR: 'Perdoado ao comprador', EN: 'Owed by the buyer, given up' },
  'owed-again': { PTBR: 'Perdão ao comprador desfeito', EN: 'Owed by the buyer again' },
  'store-repaid': { PTBR: 'Devolvido pela loja', EN: 'Given back by the store' },
  'store-unrepaid': { PTBR: 'Devolução da loja desfeita', EN: 'Given back by the store, taken back' },
  'debt-forgiven': { PTBR: 'Dívida da loja perdoada', EN: 'Debt of the store, given up' },
  'debt-restored': { PTBR: 'Perdão desfeito', EN: 'Debt of the store, owed again' },
};

/** Who a charge is for. */
export const CREDITORS: Readonly<Record<Creditor, Words>> = {
  house: { PTBR: 'Casa', EN: 'House' },
  store: { PTBR: 'Loja', EN: 'Store' },
  deposit: { PTBR: 'Caução do comprador', EN: 'Deposit of the buyer' },
};
