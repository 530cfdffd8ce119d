import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { StayCause } from './stays.store.ts';

interface ListedStay {
  readonly offer_code: number;
  readonly title: string;
  readonly partner_id: number | null;
  readonly cause: StayCause;
  readonly reason: string;
  readonly began_at: number;
  readonly end_at: number;
  readonly bid_count: number;
  readonly participants: number;
  readonly proposals: number;
}

const asked = `s.over_at is null and ($1::bigint is null or o.partner_id = $1)`;

const list = statement({
  name: 'stays.list',
  text: `select s.offer_code, o.title, o.partner_id, s.cause, s.reason, s.began_at, a.end_at, a.bid_count,
           (select count(*)::int from participation p where p.offer_code = s.offer_code) as participants,
           (select count(*)::int from proposal p where p.offer_code = s.offer_code and p.status in ('open', 'countered')) as proposals
         from stay s join offer o on o.code = s.offer_code join auction a on a.offer_code = s.offer_code
         where ${asked} order by s.began_at, s.offer_code limit 200`,
});

const count = statement({
  name: 'stays.count',
  text: `select count(*)::int as total from stay s join offer o on o.code = s.offer_code where ${asked}`,
});

/** Stayed offers, of a store or of all (null), longest first. */
export async function listedStays(
  queries: Queries,
  partnerId: number | null,
): Promise<{ readonly rows: readonly ListedStay[]; readonly total: number }> {
  return {
    rows: await queries.rows(list, [partnerId]),
    total: (await queries.row(count, [partnerId]))?.total ?? 0,
  };
}
