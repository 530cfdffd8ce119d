import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { ofOpenStore } from '../shown-offers/public.ts';

/** Offers of a map: those of everyone for the house, of one partner for their store. `$1`: partner or null; `$2`: now. */
const ofTenant = `($1::bigint is null or o.partner_id = $1) and ${ofOpenStore}`;
const open = `o.status = 'A' and o.published_at <= $2 and a.end_at > $2 and ${ofTenant}`;
const ended = `o.published_at <= $2 and a.end_at > $3 and ${ofTenant}
  and (o.status <> 'A' or a.end_at <= $2)`;
const changed = 'greatest(o.published_at, a.last_at, a.closed_at)';

const firstCodes = statement({
  name: 'sitemaps.first-codes',
  text: `select code from (
      select o.code, row_number() over (order by o.code) as place from offer o join auction a on a.offer_code = o.code
      where ${open}
    ) numbered where (place - 1) % $3::int = 0 order by code`,
});

const openBatch = statement({
  name: 'sitemaps.open-batch',
  text: `select o.code, ${changed} as changed_at from offer o join auction a on a.offer_code = o.code
         where ${open} and o.code >= $3 order by o.code limit $4`,
});

const endedBatch = statement({
  name: 'sitemaps.ended-batch',
  text: `select o.code, ${changed} as changed_at from offer o join auction a on a.offer_code = o.code
         where ${ended} and o.code >= $4 order by o.code limit $5`,
});

const stores = statement({
  name: 'sitemaps.stores',
  text: `select id, store from partner where status = 'approved' and store is not null order by store`,
});

const categories = statement({
  name: 'sitemaps.categories',
  text: 'select code from category order by code',
});

const texts = statement({
  name: 'sitemaps.texts',
  text: `select distinct key from content_text where language = 'PTBR' order by key`,
});

/** An offer of a map, and when it changed last (epoch milliseconds). */
export interface ListedOffer {
  readonly code: number;
  readonly changed_at: number;
}

/** Reads what the maps of the site list; changes nothing. `partner`: null for the house. */
export function sitemapReader(queries: Queries) {
  return {
    stores: () => queries.rows(stores),
    categories: async () => (await queries.rows(categories)).map(({ code }) => code),
    texts: async () => (await queries.rows(texts)).map(({ key }) => key),
    /** The first code of each page of `size` open offers. */
    firstCodes: async (partner: number | null, now: number, size: number) =>
      (await queries.rows(firstCodes, [partner, new Date(now), size])).map(({ code }) => code),
    /** The next open offers from a code on. */
    open: (partner: number | null, now: number, from: number, count: number) =>
      queries.rows(openBatch, [partner, new Date(now), from, count]),
    /** The next offers that ended after `since`, from a code on. */
    ended: (partner: number | null, now: number, since: number, from: number, count: number) =>
      queries.rows(endedBatch, [partner, new Date(now), new Date(since), from, count]),
  };
}

export type SitemapReader = ReturnType<typeof sitemapReader>;
