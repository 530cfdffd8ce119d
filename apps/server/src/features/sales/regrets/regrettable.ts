import { isConsumerDeal, type RegrettablePurchase } from '@patio/domain/sales/regrets/decide-regret.ts';
import type { RegretRow } from './regrets.store.ts';

/** The stored purchase as input of the rules of regret. */
export function regrettable(row: RegretRow): RegrettablePurchase {
  return {
    origin: row.origin,
    deliveredAt: row.finished_at,
    cancelledAt: row.cancelled_at,
    isConsumerDeal: isConsumerDeal({
      buyerProfile: row.profile_code,
      partnerId: row.partner_id,
      ownerDocument: row.owner_document,
    }),
  };
}

/** The buyer's verified facts, as input of the rules of regret. */
export function trustOf(row: RegretRow) {
  return { identityVerified: row.identity_verified, deposit: row.deposit_cents };
}
