import type { ErrorEntry } from './error-entry.ts';

/** Errors of staff actions on offers and sales. */
export const offerErrors = {
  'correction-too-late': {
    status: 409,
    PTBR: 'A oferta já terminou. O que foi oferecido não muda mais; uma venda só é desfeita por causa justificada.',
    EN: 'The offer has ended. Its details can no longer be changed; the sale can only be withdrawn for cause.',
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
    EN: 'This state does not exist, or the city is not in it.',
  },
  'freight-rate-not-found': {
    status: 404,
    PTBR: 'Esta linha da tabela de frete não existe.',
    EN: 'This freight rate does not exist.',
  },
  'charge-in-the-past': {
    status: 422,
    PTBR: 'Frete e taxa só mudam a partir de agora, nunca para trás.',
    EN: 'Freight and fees can only change from now on, never retroactively.',
  },
  'offer-published': {
    status: 409,
    PTBR: 'A oferta já foi publicada: a taxa dela não muda mais.',
    EN: 'The offer is published: its fee can no longer be changed.',
  },
  'fee-place': {
    status: 422,
    PTBR: 'A taxa de uma oferta vale só para ela: não informe loja nem categoria.',
    EN: 'The fee of an offer applies to that offer alone: do not give a store or a category.',
  },
  'address-in-a-deal': {
    status: 409,
    PTBR: 'O frete de um lance, proposta ou compra sua foi calculado até este endereço: a cidade dele não muda. Cadastre outro endereço.',
    EN: 'The freight of one of your bids, proposals or purchases was calculated for this address, so its city cannot be changed. Add another address.',
  },
  'holiday-not-found': { status: 404, PTBR: 'Feriado não encontrado.', EN: 'Holiday not found.' },
  'withdrawal-impossible': {
    status: 409,
    PTBR: 'Esta compra já foi cancelada ou o veículo já foi entregue.',
    EN: 'This purchase has already been cancelled, or the vehicle has been handed over.',
  },
} as const satisfies Record<string, ErrorEntry>;
