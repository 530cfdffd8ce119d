import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { BidAnswer } from '../clients/bidder.ts';

/** What became of bids whose authors were told that they count. */
export interface BidCount {
  readonly answered: number;
  readonly done: number;
  readonly lost: number;
  readonly doubled: number;
}

const codes = {
  name: 'faults.codes',
  text: 'select code from bid union all select code from maximum',
} as const;

const counts = {
  name: 'faults.counts',
  text: `select (select count(*) from idempotency where key like 'm-%') as manual,
           (select count(*) from idempotency where key like 'a-%') as automatic,
           (select count(*) from bid where kind = 'L') as lines,
           (select count(*) from maximum) as maxima`,
} as const;

/**
 * Lost: answered with success, and its number is nowhere. Doubled: more ledger lines of bids by hand, or more maxima, than keys under
 * which one was ever recorded. A line without a kept reply, or a kept reply without a line, is half a bid: it counts as doubled or lost.
 */
export async function countBids(database: Database, answers: readonly BidAnswer[]): Promise<BidCount> {
  const known = new Set((await database.rows<{ code: number }>(codes)).map(({ code }) => code));
  const done = answers.filter(({ status }) => status === 201);
  const row = await database.row<{ manual: number; automatic: number; lines: number; maxima: number }>(
    counts,
  );
  if (!row) throw new Error('Nothing was counted.');
  const [more, fewer] = [
    Math.max(0, row.lines - row.manual) + Math.max(0, row.maxima - row.automatic),
    Math.max(0, row.manual - row.lines) + Math.max(0, row.automatic - row.maxima),
  ];
  const given = new Set(done.map(({ code }) => code));
  return {
    answered: answers.length,
    done: done.length,
    lost: done.filter(({ code }) => code === null || !known.has(code)).length + fewer,
    // Two bids that were told the same number are one bid too many, too.
    doubled: more + (done.length - given.size),
  };
}
