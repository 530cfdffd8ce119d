import type { AuctionRow } from './auction-row.ts';

/** Whether an offer is the actor's own: as its owner, or as a user of the partner whose store sells it. */
export function isOwnOffer(
  row: AuctionRow,
  actor: { readonly accountId: number; readonly partnerId: number | null },
): boolean {
  if (row.owner_id === actor.accountId) return true;
  return row.offer_partner_id !== null && row.offer_partner_id === actor.partnerId;
}
