import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { tellSellers as tell } from '../../messaging/selling-side/public.ts';
import type { TellingDeps } from './announce-stay.ts';

/** Tells those who sell an offer, the store or the team of the house, what staff did with it and why. */
export async function tellSellers(
  deps: TellingDeps,
  transaction: Transaction,
  row: AuctionRow,
  told: { readonly kind: 'suspended' | 'released' | 'ended'; readonly reason: string; readonly at: number },
): Promise<void> {
  const { kind, reason, at: now } = told;
  const valueCentavos = row.price_cents;
  await tell(deps, transaction, {
    offerCode: row.offer_code,
    fact: `stay-${kind}-${now}`,
    write: (facts) => messages.salesStay({ ...facts, kind, reason, valueCentavos }),
    now,
  });
}
