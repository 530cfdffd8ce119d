import type { ErrorEntry } from './error-entry.ts';

/** Errors of staff actions on offers and sales. */
export const offerErrors = {
  'extension-too-late': {
    status: 409,
    PTBR: 'A oferta já terminou, e seu fim não pode mais mudar.',
    EN: 'The offer has ended, and its end can no longer be moved.',
  },
  'end-changed': {
    status: 409,
    PTBR: 'O fim desta oferta mudou enquanto você decidia: veio um lance, ou uma pessoa da equipe já o mudou. Confira o novo fim.',
    EN: 'The end of this offer changed while you were deciding: there was a bid, or a colleague has already moved it. Check the new end.',
  },
  'end-not-later': {
    status: 422,
    PTBR: 'O novo fim precisa ser ao menos um minuto depois do atual.',
    EN: 'The new end must be at least one minute after the present one.',
  },
  'end-too-far': {
    status: 422,
    PTBR: 'O novo fim pode ser no máximo sete dias depois do atual.',
    EN: 'The new end may be at most seven days after the present one.',
  },
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
  'charge-changed': {
    status: 409,
    PTBR: 'Outra pessoa da equipe mudou isto enquanto você preenchia. Nada foi salvo: abra de novo e confira como está agora.',
    EN: 'A colleague changed this meanwhile. Nothing was saved: open it again and check how it is now.',
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
  'fee-maximum': {
    status: 422,
    PTBR: 'O máximo da taxa não pode ser menor que o mínimo.',
    EN: 'The maximum of the fee cannot be below its minimum.',
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
  'holiday-entered': {
    status: 409,
    PTBR: 'Este dia já está lançado ali como “{name}”. Remova-o antes de lançar outro.',
    EN: 'This day is entered there already as “{name}”. Remove it before you enter another.',
  },
  'withdrawal-impossible': {
    status: 409,
    PTBR: 'Esta compra já foi cancelada ou o veículo já foi entregue.',
    EN: 'This purchase has already been cancelled, or the vehicle has been handed over.',
  },
} as const satisfies Record<string, ErrorEntry>;
