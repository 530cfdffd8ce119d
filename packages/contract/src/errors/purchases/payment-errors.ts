import type { ErrorEntry } from '../error-entry.ts';

/** Errors about charges and receipts. */
export const paymentErrors = {
  'charge-not-found': { status: 404, PTBR: 'Cobrança não encontrada.', EN: 'Charge not found.' },
  'receipt-not-found': { status: 404, PTBR: 'Recebimento não encontrado.', EN: 'Receipt not found.' },
  'receipt-of-movement': {
    status: 409,
    PTBR: 'Este recebimento é de um movimento do extrato: diga lá se o movimento é o Pix.',
    EN: 'This receipt is of a movement of the statement: say there whether the movement is the Pix.',
  },
  'receipt-duplicate': {
    status: 409,
    PTBR: 'Esta referência do banco já foi registrada na compra {purchase}. Um recebimento conta uma vez só.',
    EN: 'This bank reference is already recorded, in purchase {purchase}. A receipt counts only once.',
  },
  'receipt-amount': {
    status: 422,
    PTBR: 'Informe um valor em reais e centavos, maior que zero e de até R$ 100 milhões.',
    EN: 'Enter an amount in reais and centavos, above zero and up to R$ 100 million.',
  },
  'receipt-day': {
    status: 422,
    PTBR: 'O dia do recebimento não pode estar no futuro.',
    EN: 'The day of the receipt cannot be in the future.',
  },
  'receipt-own': {
    status: 409,
    PTBR: 'Quem registrou o recebimento não o desfaz nem decide sobre ele: peça a um colega do financeiro.',
    EN: 'Who recorded the receipt does not take it back or decide on it: ask a colleague of finance.',
  },
  'receipt-decided': {
    status: 409,
    PTBR: 'Este recebimento mudou enquanto você decidia. Veja como está agora.',
    EN: 'This receipt changed while you decided. See how it stands now.',
  },
  'receipt-no-recording': {
    status: 409,
    PTBR: 'Só um registro feito por um usuário é desfeito: este dinheiro foi confirmado pelo banco ou já constava como pago.',
    EN: 'Only receipts recorded by a user can be reversed: this money was confirmed by the bank or counted as paid before.',
  },
  'receipt-spent': {
    status: 409,
    PTBR: 'O dinheiro deste recebimento já foi devolvido ao comprador: não há o que desfazer.',
    EN: 'The money of this receipt went back to the buyer already: there is nothing to take back.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
