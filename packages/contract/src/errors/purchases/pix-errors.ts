import type { ErrorEntry } from '../error-entry.ts';

/** Errors of paying by Pix. */
export const pixErrors = {
  'pix-charge-settled': {
    status: 409,
    PTBR: 'Não há nada a pagar desta cobrança.',
    EN: 'There is nothing to pay of this charge.',
  },
  'pix-charge-cancelled': {
    status: 409,
    PTBR: 'Esta cobrança foi cancelada: não pague.',
    EN: 'This charge was cancelled: do not pay it.',
  },
  'pix-not-offered': {
    status: 409,
    PTBR: 'Aqui não se paga por Pix. Pague por transferência.',
    EN: 'Pix is not offered here. Pay by transfer.',
  },
  'pix-unavailable': {
    status: 503,
    PTBR: 'O banco não respondeu. Nada foi cobrado. Tente de novo em instantes.',
    EN: 'The bank did not answer. Nothing was charged. Try again in a moment.',
  },
  'pix-too-many': {
    status: 429,
    PTBR: 'Foram gerados muitos códigos Pix para esta cobrança. Tente de novo em uma hora.',
    EN: 'Too many Pix codes were made for this charge. Try again in an hour.',
  },
} as const satisfies Record<string, ErrorEntry>;
