import type { Withdrawal } from '@patio/contract/sales/reopenings/withdrawal.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { auctionHistory, auctionReader } from '../../trading/auctions/public.ts';
import { ownStake } from './own-stake.ts';
import { lastBidAt } from './participation.store.ts';
import { openWindows, type WindowReason } from './windows.store.ts';

/** The reasons of windows in calls. */
const WORDS = {
  reopened: 'reaberta',
  stayed: 'suspensa',
  corrected: 'corrigida',
} as const satisfies Record<WindowReason, Withdrawal['motivo']>;

/** Bids that a user may withdraw now, by offer, in the format of the API. A user who has bid since the window opened can no longer withdraw. */
export async function ownWithdrawals(
  queries: Queries,
  accountId: number,
  offerCodes: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, Withdrawal>> {
  const windows = await openWindows(queries, offerCodes, now);
  const own = new Map<number, Withdrawal>();
  if (windows.size === 0) return own;
  for (const row of await auctionReader(queries).findMany([...windows.keys()])) {
    const window = windows.get(row.offer_code);
    const last = await lastBidAt(queries, accountId, row.offer_code);
    if (window === undefined || !row.open || last === null || last >= window.opened_at) continue;
    const history = await auctionHistory(queries, row.offer_code);
    const stake = ownStake(history, accountId, row.rule_version);
    if (stake === null) continue;
    own.set(row.offer_code, {
      motivo: WORDS[window.reason],
      ate: window.closes_at === null ? null : isoInstant(window.closes_at),
      valor: reaisFromCentavos(stake.highest),
    });
  }
  return own;
}
