import type { Database, Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isShown, ofOpenStore } from '../shown-offers/public.ts';

/** Two concurrent taps are two changes, one after the other: without the lock both would find nothing and both turn it on. */
const takeTurn = statement({
  name: 'favourites.take-turn',
  text: `select pg_advisory_xact_lock(hashtextextended('favourite ' || $1::bigint || ' ' || $2::bigint, 0)) is null as locked`,
});

const toggle = statement({
  name: 'favourites.toggle',
  text: `
    with chosen as (select o.code from offer o where o.code = $2 and ${isShown('$3')}),
    gone as (
      delete from favourite f using chosen where f.account_id = $1 and f.offer_code = chosen.code returning f.offer_code
    ),
    kept as (
      insert into favourite (account_id, offer_code, created_at)
      select $1, code, $3 from chosen where not exists (select from gone) on conflict do nothing
    )
    select not exists (select from gone) as favourite from chosen`,
});

const codes = statement({
  name: 'favourites.codes',
  text: `select f.offer_code from favourite f join offer o on o.code = f.offer_code
         where f.account_id = $1 and o.published_at is not null and ${ofOpenStore}
         order by f.created_at desc, f.offer_code desc`,
});

/** Toggles a favourite and returns its new state; undefined for an unknown offer. */
export async function toggleFavouriteOf(
  database: Database,
  { accountId, offerCode, now }: { accountId: number; offerCode: number; now: number },
): Promise<boolean | undefined> {
  return database.transact(async (transaction) => {
    await transaction.row(takeTurn, [accountId, offerCode]);
    const row = await transaction.row(toggle, [accountId, offerCode, new Date(now)]);
    return row?.favourite;
  });
}

/** A user's favourites, latest first. */
export async function favouriteCodes(queries: Queries, accountId: number): Promise<number[]> {
  const rows = await queries.rows(codes, [accountId]);
  return rows.map((row) => row.offer_code);
}
