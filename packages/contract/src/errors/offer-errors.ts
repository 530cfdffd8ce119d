import type { ErrorEntry } from './error-entry.ts';

/** Failures of what staff do about what was offered and sold. */
export const offerErrors = {
  'correction-too-late': {
    status: 409,
    PTBR: 'A oferta já terminou. O que foi oferecido não muda mais; uma venda só é desfeita por causa justificada.',
    EN: 'The offer has ended. What was offered can no longer be changed; a sale can only be withdrawn for cause.',
  },
  'vehicle-needed': {
    status: 422,
    PTBR: 'Informe qual veículo desta oferta está errado.',
    EN: 'Say which vehicle of this offer is wrong.',
  },
  'offer-withdrawn': {
    status: 409,
    PTBR: 'A venda desta oferta foi retirada por causa justificada. Ela não volta à venda.',
    EN: 'The sale of this offer was withdrawn for cause. It will not be sold again.',
  },
  'place-not-found': {
    status: 422,
    PTBR: 'Não há este estado, ou esta cidade não é dele.',
    EN: 'There is no such state, or the city is not in it.',
  },
  'holiday-not-found': { status: 404, PTBR: 'Feriado não encontrado.', EN: 'Holiday not found.' },
  'withdrawal-impossible': {
    status: 409,
    PTBR: 'Esta compra já foi cancelada ou o veículo já foi entregue.',
    EN: 'This purchase has already been cancelled, or the vehicle has been handed over.',
  },
} as const satisfies Record<string, ErrorEntry>;
