import { isConsumerDeal, type RegrettablePurchase } from '@patio/domain/sales/regrets/decide-regret.ts';
import type { RegretRow } from './regrets.store.ts';

/** The stored purchase as the rules of regret see it. */
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

/** What the buyer has shown of themselves, as the rules of regret ask for it. */
export function trustOf(row: RegretRow) {
  return { identityVerified: row.identity_verified, deposit: row.deposit_cents };
}
