import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, negotiationPath } from '../../trading/results/public.ts';
import { peopleOf } from './people.store.ts';
import type { StayCause } from './stays.store.ts';

/** Dependencies of the notifications; the command line has no more. */
export type NotifyDeps = Pick<ServerDeps, 'config' | 'live'>;

/** The change of an offer. Instants in epoch milliseconds. */
type Notice = { readonly cause: StayCause; readonly at: number } & (
  | { readonly kind: 'stayed'; readonly withdrawFrom: number }
  /** `since`: number of the stay, so that each is announced once. */
  | { readonly kind: 'released'; readonly since: number }
  | { readonly kind: 'ended' }
);

/** Notifies everyone who has bid or has an open proposal on an offer that its clock has stopped or runs again, or that it was ended (rule 0.31). */
export async function announceStay(
  deps: NotifyDeps,
  transaction: Transaction,
  row: AuctionRow,
  notice: Notice,
): Promise<void> {
  for (const { has_bid: hasBid, ...person } of await peopleOf(transaction, row.offer_code)) {
    // Users who had only proposed are notified of what happened to their proposal.
    if (notice.kind === 'ended' && !hasBid) continue;
    await announce(deps, transaction, row, {
      person,
      event: 'reopened',
      value: row.price_cents,
      fact: notice.kind === 'released' ? `stay-${notice.since}-released` : `stay-${notice.kind}-${notice.at}`,
      at: notice.at,
      // Bids are withdrawn on the page of the offer.
      ...(notice.kind === 'ended' || !hasBid ? { path: negotiationPath(row.offer_code) } : {}),
      write: (facts) => {
        switch (notice.kind) {
          case 'stayed':
            return messages.offerStayed({
              ...facts,
              cause: notice.cause,
              hasBid,
              withdrawFrom: notice.withdrawFrom,
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
