import { AUCTION_DEFAULTS } from '@patio/domain/trading/auctions/auction-state.ts';
import { auctionReader, auctionState, type AuctionRow } from '../../trading/auctions/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { closeWithdrawalWindows, moveEnd } from '../reopenings/public.ts';
import { postponeProposals } from '../proposals/public.ts';
import { announceStay, type NotifyDeps } from './announce-stay.ts';
import { stayReader, stayWriter } from './stays.store.ts';

interface Release {
  /** Null: at the command line. */
  readonly actorId: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Ends the stays of locked offers: each end moves by the length of the stay, and to at least an hour from now, with its own line in the
 * ledger, open proposals have the time that was left to them, and everyone who was notified of the stay is notified of the new end (rule
 * 0.31). An offer whose end had passed before the stay
 * closes by that end.
 */
export async function letOffersGo(
  deps: NotifyDeps,
  transaction: Transaction,
  rows: readonly AuctionRow[],
  { actorId, at }: Release,
): Promise<void> {
  const stays = new Map(
    (await stayReader(transaction).open(rows.map((row) => row.offer_code))).map((stay) => [
      stay.offer_code,
      stay,
    ]),
  );
  await stayWriter(transaction).end([...stays.keys()], { at, actorId, outcome: 'released' });
  for (const row of rows) {
    const { offer_code: offerCode } = row;
    const stay = stays.get(offerCode);
    if (!stay) continue;
    await closeWithdrawalWindows(transaction, { offerCode, reason: 'stayed', now: at });
    const { status, end } = auctionState(row);
    if (status === 'A' && end > stay.began_at) {
      const stood = end + Math.max(0, at - stay.began_at);
      const newEnd = Math.max(stood, at + AUCTION_DEFAULTS.releasedForMs);
      await moveEnd(deps, transaction, { offerCode, reason: 'stayed', newEnd, now: at });
    }
    if (status === 'A')
      await postponeProposals(transaction, offerCode, { stoppedAt: stay.began_at, releasedAt: at });
    const [moved = row] = await auctionReader(transaction).findMany([offerCode]);
    const notice = { kind: 'released', cause: stay.cause, since: stay.id, at } as const;
    if (status === 'A') await announceStay(deps, transaction, moved, notice);
    transaction.afterCommit(() => deps.live.publish(offerCode));
  }
}
