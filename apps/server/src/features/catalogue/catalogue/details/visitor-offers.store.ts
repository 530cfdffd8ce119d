import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { SqlText } from '../../../../platform/db/sql-text.ts';
import { GatheredLookups } from '../../../../platform/memory/gathered-lookups.ts';
import { isShown } from '../../shown-offers/public.ts';
import { offerJoins, offerJson } from '../offer-json.store.ts';
import { VISITOR } from '../viewer.ts';

const find = statement({
  name: 'catalogue.find-as-visitor',
  text: `select o.code, ${offerJson(VISITOR)}::text as offer
    from unnest($1::bigint[]) wanted(code) join offer o on o.code = wanted.code ${offerJoins(new SqlText(), VISITOR)}
    where ${isShown('$2::timestamptz')}`,
  shape: shape<{ offer: string }>(),
});

/** An offer and when it is asked for, in epoch milliseconds. */
interface Wanted {
  readonly code: number;
  readonly now: number;
}

/**
 * Reads published offers as JSON of API-01, as visitors see them: what is asked for while a query is in progress goes together into the
 * next one, which costs half of one query each. Nothing is cached. Null: there is no such offer, or it is not published.
 */
export function visitorOffers(queries: Queries): (wanted: Wanted) => Promise<string | null> {
  const lookups = new GatheredLookups(async (wanted: readonly Wanted[]) => {
    const now = Math.max(...wanted.map((one) => one.now));
    const codes = [...new Set(wanted.map(({ code }) => code))];
    const found = await queries.rows(find, [codes, new Date(now)]);
    const offers = new Map(found.map(({ code, offer }) => [code, offer]));
    return wanted.map(({ code }) => offers.get(code) ?? null);
  });
  return (wanted) => lookups.get(wanted);
}
