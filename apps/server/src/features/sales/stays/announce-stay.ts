import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce } from '../../trading/results/public.ts';
import { peopleOf } from './people.store.ts';
import type { StayCause } from './stays.store.ts';

/** What telling people needs; the command line has no more. */
export type TellingDeps = Pick<ServerDeps, 'config' | 'live'>;

/** What became of an offer. Instants in epoch milliseconds. */
type Told = { readonly cause: StayCause; readonly at: number } & (
  | { readonly kind: 'stayed'; readonly withdrawFrom: number }
  /** `since`: number of the stay, so that each is told once. */
  | { readonly kind: 'released'; readonly since: number }
  | { readonly kind: 'ended' }
);

/** Tells everybody who has bid or has an open proposal on an offer that its end stands still, runs again, or will not come (rule 0.31). */
export async function announceStay(
  deps: TellingDeps,
  transaction: Transaction,
  row: AuctionRow,
  told: Told,
): Promise<void> {
  for (const { has_bid: hasBid, ...person } of await peopleOf(transaction, row.offer_code)) {
    // Who had only proposed hears what became of the proposal.
    if (told.kind === 'ended' && !hasBid) continue;
    await announce(deps, transaction, row, {
      person,
      event: 'reopened',
      value: row.price_cents,
      fact: told.kind === 'released' ? `stay-${told.since}-released` : `stay-${told.kind}-${told.at}`,
      at: told.at,
      // Bids are taken back on the page of the offer.
      ...(told.kind === 'ended' || !hasBid ? { path: '/negociacao/?view=negociacao' } : {}),
      write: (facts) => {
        switch (told.kind) {
          case 'stayed':
            return messages.offerStayed({
              ...facts,
              cause: told.cause,
              hasBid,
              withdrawFrom: told.withdrawFrom,
            });
          case 'released':
            return messages.offerReleased({ ...facts, hasBid, endAt: row.end_at });
          case 'ended':
            return messages.offerTakenBack(facts);
        }
      },
    });
  }
}
