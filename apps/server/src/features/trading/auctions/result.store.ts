import type { AuctionOutcome } from './auction-row.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isShown } from '../../catalogue/shown-offers/public.ts';

const find = statement({
  name: 'auctions.find-result',
  text: `select o.status, a.open, a.end_at, a.closed_at, a.outcome, a.conditional_until, a.price_cents, a.bid_count,
           exists (select from second_chance s where s.offer_code = o.code and s.status = 'offered') as second_chance
         from offer o join auction a on a.offer_code = o.code where o.code = $1 and ${isShown('$2')}`,
});

export interface ResultRow {
  readonly status: 'A' | 'V' | 'C' | 'L' | 'X' | 'E';
  readonly open: boolean;
  readonly end_at: number;
  readonly closed_at: number | null;
  readonly outcome: AuctionOutcome | null;
  /** A second chance is pending. */
  readonly second_chance: boolean;
  readonly conditional_until: number | null;
  readonly price_cents: number;
  readonly bid_count: number;
}

/** Returns how a published offer ended, or its current state. */
export function findResult(queries: Queries, code: number, now: number): Promise<ResultRow | undefined> {
  return queries.row(find, [code, new Date(now)]);
}
