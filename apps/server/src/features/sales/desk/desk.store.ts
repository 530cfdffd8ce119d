import type { DeskKind, WorkKind } from '@patio/contract/sales/desk/work-kinds.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { WAITING_WORK } from './waiting-work.ts';

const counts = statement({
  name: 'desk.counts',
  text: `select w.kind, count(*) as total, count(*) filter (where w.who = $3) as mine, count(*) filter (where w.who is null) as free,
      count(*) filter (where w.until <= $4) as overdue, min(w.until) as due, min(w.since) as oldest,
      (array_agg(w.code order by w.who is not null and w.who <> $3, coalesce(w.until, w.since), w.code))[1] as first
    from (select w.*, coalesce(w.due, case when w.promised then w.since + $5::bigint * interval '1 hour' end) as until,
        coalesce(t.account_id, case when $2::bigint is null then w.assignee end) as who
      from ${WAITING_WORK} w left join taken_work t on t.kind = w.kind and t.code = w.code
      where w.kind = any($1::text[]) and ($2::bigint is null or w.store = $2)) w
    group by w.kind`,
  // Every row of the union has one.
  neverNull: ['oldest', 'first'],
  shape: shape<{ kind: DeskKind }>(),
  slow: true,
});

const waiting = statement({
  name: 'desk.waiting',
  text: `select w.code, w.subject from ${WAITING_WORK} w
    where w.kind = $1 and w.code = any($2::bigint[]) and ($3::bigint is null or w.store = $3)`,
});

interface Asked {
  readonly kinds: readonly DeskKind[];
  /** The only store that is counted; null: everything. */
  readonly store: number | null;
  readonly accountId: number;
  readonly now: number;
  /** Within which the house answers. */
  readonly promisedHours: number;
}

/** What waits, by kind, as a user sees it. Kinds without work are left out. */
export function deskCounts(queries: Queries, { kinds, store, accountId, now, promisedHours }: Asked) {
  return queries.rows(counts, [kinds, store, accountId, new Date(now), promisedHours]);
}

/** Which of some pieces of work wait, in one store or (null) at all, and what audit rows call them. */
export async function waitingOf(
  queries: Queries,
  kind: WorkKind,
  codes: readonly number[],
  store: number | null,
): Promise<ReadonlyMap<number, string>> {
  const rows = await queries.rows(waiting, [kind, codes, store]);
  return new Map(rows.map(({ code, subject }) => [code, subject]));
}
