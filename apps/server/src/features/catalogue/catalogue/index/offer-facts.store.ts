import { NUMBER_FACETS, type NumberList } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { WORD_FACETS, type WordKey } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { ofOpenStore } from '../../shown-offers/public.ts';

/** The facts of an open offer that lists need. Instants are epoch milliseconds, money centavos. */
export interface OfferFacts
  extends Readonly<Record<WordKey, readonly string[]>>, Readonly<Record<NumberList, readonly number[]>> {
  readonly code: number;
  readonly publishedAt: number;
  /** Null: no longer open to bids. */
  readonly endAt: number | null;
  readonly spotlight: boolean;
  readonly acceptsProposals: boolean;
  readonly hasBid: boolean;
  /** The selling store; none: the house. */
  readonly stores: readonly string[];
  readonly vehicleCount: number;
  readonly listPrice: number;
  readonly buyNow: number;
  readonly auctionPrice: number;
  /** Pairs of a profile and its own buy-now price. */
  readonly profilePrices: readonly (readonly [number, number])[] | null;
  readonly categories: readonly number[];
  readonly subcategories: readonly number[];
  readonly brands: readonly number[];
  readonly models: readonly number[];
  readonly states: readonly number[];
  readonly cities: readonly number[];
  readonly title: string;
  /** Its search vector, as stored in the database. */
  readonly words: readonly string[];
}

const factsJson = `json_build_object('code', o.code, 'publishedAt', extract(epoch from o.published_at) * 1000,
  'endAt', case when a.open then extract(epoch from a.end_at) * 1000 end, 'spotlight', o.spotlight,
  'acceptsProposals', o.accepts_proposals, 'hasBid', a.bid_count > 0, 'vehicleCount', o.vehicle_count,
  'stores', array(select store from partner where id = o.partner_id and store is not null),
  'listPrice', price_to_have(o.buy_now_cents, a.price_cents, a.bid_count), 'buyNow', o.buy_now_cents, 'auctionPrice', a.price_cents,
  'profilePrices', (select json_agg(json_build_array(pp.profile_code, pp.buy_now_cents)) from profile_price pp
    where pp.offer_code = o.code),
  'categories', o.category_codes, 'subcategories', o.subcategory_codes, 'brands', o.brand_codes, 'models', o.model_codes,
  'states', o.state_codes, 'cities', o.city_codes, ${WORD_FACETS.map(({ key }) => `'${key}', o.${key}`).join(', ')},
  ${NUMBER_FACETS.map(({ list }) => `'${list}', o.${list}`).join(', ')}, 'title', o.title,
  'words', tsvector_to_array(o.search))`;

const nextFacts = statement({
  name: 'catalogue.next-facts',
  text: `select o.code, case when a.offer_code is not null and o.published_at is not null and ${ofOpenStore} then ${factsJson} end as facts
         from (select * from offer where status = 'A' and code > $1 order by code limit $2) o
         left join auction a on a.offer_code = o.code order by o.code`,
  slow: true,
  shape: shape<{ facts: OfferFacts }>(),
});

const factsOf = statement({
  name: 'catalogue.facts-of',
  text: `select ${factsJson} as facts from offer o join auction a on a.offer_code = o.code
         where o.code = any($1::bigint[]) and o.status = 'A' and o.published_at is not null and ${ofOpenStore}`,
  shape: shape<{ facts: OfferFacts }>(),
});

const server = 'pg_postmaster_start_time()::text as server';

const standing = statement({
  name: 'catalogue.standing',
  text: `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${server},
    current_setting('server_version_num') || (select md5(string_agg(concat(name, ' ', checksum), ',' order by name)) from schema_migration) as schema`,
  neverNull: ['server', 'schema'],
});

/** Up to where an index has read which database. */
export interface Standing {
  /** A transaction id: everything before it was seen. */
  readonly horizon: string;
  /** Start time of the database server. After a restart or a failover, the database may have been set back to an earlier state. */
  readonly server: string;
  /** Hash of the server version and the applied migrations. */
  readonly schema: string;
}

/** Transaction ids from the future come from a restored copy of another database, and are ignored. */
const newsOf = (table: string, code: string) => `
  (select ${code} || ' ' || changed::text as change from ${table} where changed >= $1::xid8 and changed < pg_snapshot_xmax(pg_current_snapshot())
   order by changed desc limit $2)`;

const changes = statement({
  name: 'catalogue.changes',
  text: `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${server},
    (select version from name_state) as names,
    array(${newsOf('offer', 'code')} union ${newsOf('auction', 'offer_code')} union ${newsOf('offer_removed', 'code')}) as changes`,
  neverNull: ['server', 'names'],
});

/** Reads the facts of open offers; changes nothing. */
export function offerFactsReader(queries: Queries) {
  const factsIn = async (codes: readonly number[]) =>
    (await queries.rows(factsOf, [codes])).map((row) => row.facts);
  return {
    standing: async (): Promise<Standing> => {
      const row = await queries.row(standing);
      if (row === undefined) throw new Error('The database did not say how it stands.');
      return row;
    },
    /**
     * The listed ones of the `count` offers whose codes follow `code`, and the last of these codes; null: there are no more. Unlisted ones
     * count too, so that a long run of them does not slow a statement down.
     */
    after: async (
      code: number,
      count: number,
    ): Promise<{ readonly facts: readonly OfferFacts[]; readonly last: number | null }> => {
      const rows = await queries.rows(nextFacts, [code, count]);
      const facts = rows.map((row) => row.facts).filter((one) => one !== null);
      return { facts, last: rows.at(-1)?.code ?? null };
    },
    /** Those of them that are open. */
    of: factsIn,
    /**
     * The changes since a horizon, each as the code of an offer and its transaction. `isWhole`: all of them; otherwise only the newest
     * `atMost` of each table.
     */
    changesSince: async (since: string, atMost: number) => {
      const row = await queries.row(changes, [since, atMost]);
      if (row === undefined) throw new Error('The database did not say what has changed.');
      return { ...row, isWhole: row.changes.length < atMost };
    },
  };
}
