import type { ErrorEntry } from '../error-entry.ts';

/** Errors of refunds that the bank made by itself. */
export const bankRefundErrors = {
  'bank-refund-not-found': { status: 404, PTBR: 'Devolução não encontrada.', EN: 'Refund not found.' },
  'bank-refund-changed': {
    status: 409,
    PTBR: 'Esta devolução já foi conferida, ou mudou no banco. Veja como está agora.',
    EN: 'This refund was seen to already, or changed at the bank. See how it stands now.',
  },
  'bank-refund-open': {
    status: 409,
    PTBR: 'Parte desta devolução ainda não está no livro. Decida antes sobre o dinheiro deste Pix.',
    EN: 'Part of this refund is not in the book yet. Decide on the money of this Pix first.',
  },
} as const satisfies Record<string, ErrorEntry>;
