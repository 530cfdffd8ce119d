import type { ErrorEntry } from '../error-entry.ts';

/** Errors of closing the days of the book. */
export const closeErrors = {
  'close-not-found': { status: 404, PTBR: 'Dia não encontrado.', EN: 'Day not found.' },
  'close-done': {
    status: 409,
    PTBR: 'Este dia já foi fechado. Veja como está agora.',
    EN: 'This day is closed already. See how it stands now.',
  },
  'close-not-over': {
    status: 409,
    PTBR: 'Este dia ainda não acabou.',
    EN: 'This day is not over yet.',
  },
  'close-out-of-order': {
    status: 409,
    PTBR: 'Feche primeiro os dias anteriores.',
    EN: 'Close the days before it first.',
  },
  'close-changed': {
    status: 409,
    PTBR: 'O saldo do livro mudou desde que você o viu. Confira de novo.',
    EN: 'The balance of the book has changed since you saw it. Compare it again.',
  },
  'close-unexplained': {
    status: 422,
    PTBR: 'Algo difere do livro, do extrato ou do último fechamento: escolha o motivo e explique.',
    EN: 'Something differs from the book, the statement or the last close: choose the reason and explain it.',
  },
  'close-balance': {
    status: 422,
    PTBR: 'Informe o saldo do banco em reais e centavos.',
    EN: 'Enter the balance of the bank in reais and centavos.',
  },
  'close-not-closed': {
    status: 409,
    PTBR: 'Este dia não está fechado.',
    EN: 'This day is not closed.',
  },
  'close-not-last': {
    status: 409,
    PTBR: 'Só o último dia fechado pode ser reaberto.',
    EN: 'Only the day that was closed last can be opened again.',
  },
  'close-own': {
    status: 409,
    PTBR: 'Quem fechou o dia não o reabre: peça a um colega do financeiro.',
    EN: 'Who closed the day does not open it again: ask a colleague of finance.',
  },
} as const satisfies Record<string, ErrorEntry>;
