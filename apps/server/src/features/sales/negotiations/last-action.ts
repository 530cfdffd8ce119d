import type { NegotiationRow } from './negotiations.store.ts';

/** The last action in a negotiation, by the letters of A§4. Value in centavos. */
export interface LastAction {
  readonly kind: 'B' | 'C' | 'L' | 'P' | 'O' | 'K' | 'R';
  readonly code: number;
  readonly value: number;
  readonly accountId: number | null;
}

/**
 * The last action of a row: a cancellation, an immediate purchase, else own bids that were withdrawn, the ledger's last bid, or the user's
 * last proposal.
 */
export function lastAction(row: NegotiationRow, accountId: number): LastAction {
  const purchase = { code: row.purchase_code ?? 0, value: row.purchase_value ?? 0, accountId };
  if (row.purchase_code !== null && row.cancelled_at !== null) return { kind: 'B', ...purchase };
  if (row.purchase_origin === 'buy') return { kind: 'C', ...purchase };
  if (row.purchase_origin === 'proposal') return { kind: 'O', ...purchase };
  if (row.withdrawn_code !== null && row.proposal_code === null) {
    return { kind: 'K', code: row.withdrawn_code, value: row.withdrawn_value ?? 0, accountId };
  }
  if (row.withdrawn_code === null && row.has_bid && row.bid_code !== null && row.bid_annulled === true) {
    return { kind: 'R', code: row.bid_code, value: row.bid_value ?? 0, accountId: null };
  }
  if (row.withdrawn_code === null && row.has_bid && row.bid_code !== null) {
    const kind = row.bid_kind === 'P' ? 'P' : 'L';
    return { kind, code: row.bid_code, value: row.bid_value ?? 0, accountId: row.bid_by };
  }
  return {
    kind: proposalLetter(row.proposal_status),
    code: row.proposal_code ?? 0,
    value: row.proposal_value ?? 0,
    accountId,
  };
}

function proposalLetter(status: string | null): 'O' | 'K' | 'R' {
  if (status === 'withdrawn') return 'K';
  return status === 'rejected' || status === 'expired' ? 'R' : 'O';
}
