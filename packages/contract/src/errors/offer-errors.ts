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
  'name-not-found': { status: 404, PTBR: 'Nome não encontrado.', EN: 'Name not found.' },
  'place-not-found': {
    status: 422,
    PTBR: 'Não há este estado, ou esta cidade não é dele.',
    EN: 'There is no such state, or the city is not in it.',
  },
  'freight-rate-not-found': {
    status: 404,
    PTBR: 'Esta linha da tabela de frete não existe.',
    EN: 'There is no such line in the table of freight.',
  },
  'charge-in-the-past': {
    status: 422,
    PTBR: 'Frete e taxa só mudam a partir de agora, nunca para trás.',
    EN: 'Freight and fees change from now on only, never backwards.',
  },
  'offer-published': {
    status: 409,
    PTBR: 'A oferta já foi publicada: a taxa dela não muda mais.',
    EN: 'The offer is published: its fee no longer changes.',
  },
  'fee-place': {
    status: 422,
    PTBR: 'A taxa de uma oferta vale só para ela: não informe loja nem categoria.',
    EN: 'The fee of an offer is for it alone: name neither store nor category.',
  },
  'address-in-a-deal': {
    status: 409,
    PTBR: 'O frete de um lance, proposta ou compra sua foi calculado até este endereço: a cidade dele não muda. Cadastre outro endereço.',
    EN: 'The freight of a bid, proposal or purchase of yours was worked out for this address: its city does not change. Add another address.',
  },
  'holiday-not-found': { status: 404, PTBR: 'Feriado não encontrado.', EN: 'Holiday not found.' },
  'withdrawal-impossible': {
    status: 409,
    PTBR: 'Esta compra já foi cancelada ou o veículo já foi entregue.',
    EN: 'This purchase has already been cancelled, or the vehicle has been handed over.',
  },
} as const satisfies Record<string, ErrorEntry>;
