import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, personOf } from '../../trading/results/public.ts';
import type { RequestedAnnulment } from './ask-next-leader.ts';

/** Notifies users whose bids would have led again that they were annulled, because their accounts would exceed their exposure limit (rule 0.26), or their
 * deposit has gone back (decision 0174). */
export async function announceLimited(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { struck, state }: Pick<RequestedAnnulment, 'struck' | 'state'>,
): Promise<void> {
  for (const { accountId, reason } of struck) {
    if (reason === 'withdrawn') continue;
    const person = await personOf(transaction, accountId);
    if (!person) continue;
    await announce(deps, transaction, row, {
      person,
      event: 'annulment',
      value: state.price,
      fact: `bids-limited-${state.sequence}`,
      at: state.lastAt,
      write: (facts) => messages.bidsLimited({ ...facts, why: reason }),
    });
  }
}
