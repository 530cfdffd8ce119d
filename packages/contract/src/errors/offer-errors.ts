import type { ErrorEntry } from './error-entry.ts';

/** Failures of what staff do about what was offered and sold. */
export const offerErrors = {
  'correction-too-late': {
    status: 409,
    PTBR: 'A oferta já terminou. O que foi oferecido não muda mais; uma venda só é desfeita por causa justificada.',
    EN: 'The offer has ended. What was offered no longer changes; a sale is only withdrawn for cause.',
  },
  'vehicle-needed': {
    status: 422,
    PTBR: 'Informe qual veículo desta oferta está errado.',
    EN: 'Say which vehicle of this offer is wrong.',
  },
  'offer-withdrawn': {
    status: 409,
    PTBR: 'A venda desta oferta foi retirada por causa justificada. Ela não volta à venda.',
    EN: 'The sale of this offer was withdrawn for cause. It is not sold again.',
  },
  'name-not-found': { status: 404, PTBR: 'Nome não encontrado.', EN: 'Name not found.' },
  'place-not-found': {
    status: 422,
    PTBR: 'Não há este estado, ou esta cidade não é dele.',
    EN: 'There is no such state, or the city is not one of it.',
  },
  'holiday-not-found': { status: 404, PTBR: 'Feriado não encontrado.', EN: 'Holiday not found.' },
  'withdrawal-impossible': {
    status: 409,
    PTBR: 'Esta compra já foi cancelada ou o veículo já foi entregue.',
    EN: 'This purchase was cancelled already, or the vehicle was handed over.',
  },
} as const satisfies Record<string, ErrorEntry>;
