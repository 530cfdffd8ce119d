import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { openWithdrawalWindow } from '../reopenings/public.ts';
import { announceStay, type NotifyDeps } from './announce-stay.ts';
import { stayWriter, type StayCause } from './stays.store.ts';

/** How long bidders wait before they may withdraw their bids (rule 0.31). */
export const WITHDRAWAL_AFTER_MS = 24 * 3_600_000;

interface Stop {
  readonly cause: StayCause;
  readonly reason: string;
  /** Null: at the command line. */
  readonly actorId: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Stops the clocks of locked, open offers: after a day their bidders may withdraw, and everyone involved is notified. Offers that are
 * already stayed are left as they are. Returns the codes of those that were stopped.
 */
export async function stopOffers(
  deps: NotifyDeps,
  transaction: Transaction,
  rows: readonly AuctionRow[],
  { cause, reason, actorId, at }: Stop,
): Promise<readonly number[]> {
  const offerCodes = rows.map((row) => row.offer_code);
  const stopped = new Set(await stayWriter(transaction).insert({ offerCodes, cause, reason, at, actorId }));
  const withdrawFrom = at + WITHDRAWAL_AFTER_MS;
  for (const row of rows.filter(({ offer_code: code }) => stopped.has(code))) {
    const { offer_code: offerCode } = row;
    const window = { offerCode, reason: 'stayed', from: withdrawFrom, until: null, now: at } as const;
    await openWithdrawalWindow(transaction, window);
    await announceStay(deps, transaction, row, { kind: 'stayed', cause, withdrawFrom, at });
    transaction.afterCommit(() => deps.live.publish(offerCode));
  }
  return [...stopped];
}
