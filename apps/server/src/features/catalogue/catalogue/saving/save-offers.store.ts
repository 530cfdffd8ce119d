import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import {
  distinctValues,
  factColumnNames,
  selectFactColumns,
  wordColumns,
} from '../index/list-columns.store.ts';

const takeCodes = statement({
  name: 'catalogue.take-codes',
  text: `select nextval('code_sequence') as code from generate_series(1, $1)`,
});

const findImported = statement({
  name: 'catalogue.find-imported',
  text: `select code, import_key, import_hash, published_at,
           exists (select from stay s where s.offer_code = code and s.over_at is null and s.cause = 'offer') as taken_off,
           exists (select from offer_draft d where d.code = offer.code and d.is_new) as drafted
         from offer where import_key = any($1::text[])`,
});

const lockImported = statement({
  name: 'catalogue.lock-imported',
  text: `${findImported.text} for update`,
});

export interface ImportedOffer {
  readonly code: number;
  readonly import_key: string;
  readonly import_hash: string | null;
  readonly published_at: number | null;
  /** Staff took it off the site: no import puts it back (rule 0.31). */
  readonly taken_off: boolean;
  /** It was never on the site and has its draft: only who publishes that puts it there. */
  readonly drafted: boolean;
}

const columns = [
  'code bigint',
  'title text',
  'description text',
  'tags text',
  'status text',
  'published_at timestamptz',
  'spotlight boolean',
  'accepts_proposals boolean',
  'proposal_floor_cents bigint',
  'partner_id bigint',
  'owner_id bigint',
  'buy_now_cents bigint',
  'goods_origin text',
  'auctioneer_name text',
  'auctioneer_registration text',
  'auctioneer_notice text',
  'report_code text',
  'report_name text',
  'increments integer[]',
  'import_key text',
  'import_hash text',
  'created_at timestamptz',
] as const;

const listColumns = [
  'vehicle_count',
  'category_codes',
  'subcategory_codes',
  'brand_codes',
  'model_codes',
  'state_codes',
  'city_codes',
  ...factColumnNames,
];

const names = columns.map((column) => column.split(' ', 1)[0] ?? '');
const stored = new Set(['code', 'status', 'created_at', 'import_key', 'import_hash']);
const changed = [...names.filter((name) => !stored.has(name)), ...listColumns, 'search'];

/** Increments that staff set for an offer survive an edit that names none. */
const afterEdit = (name: string): string =>
  name === 'increments'
    ? `coalesce(nullif(excluded.increments, '{}'), offer.increments)`
    : `excluded.${name}`;

/** Lookups for the codes of a vehicle: with a join, all models were read again for each offer. */
const nameOf = (table: string, column = 'name') =>
  `(select ${column} from ${table} where code = r.${table}_code)`;

/** Offers with the columns that lists filter by, derived from their vehicles. */
const writeOffers = statement({
  name: 'catalogue.write-offers',
  text: `
    insert into offer (${[...names, ...listColumns, 'search'].join(', ')})
    select ${names.map((name) => `d.${name}`).join(', ')}, ${listColumns.map((name) => `v.${name}`).join(', ')},
      search_vector(w.words)
    from json_to_recordset($1::json) as d(${columns.join(', ')}, vehicles json)
    cross join lateral (
      select count(*)::smallint as vehicle_count,
        ${distinctValues('x.category_code', 'integer')} as category_codes,
        ${distinctValues('x.subcategory_code', 'integer')} as subcategory_codes,
        ${distinctValues('x.brand_code', 'integer')} as brand_codes,
        ${distinctValues('x.model_code', 'integer')} as model_codes,
        ${distinctValues('x.state_code', 'integer')} as state_codes,
        ${distinctValues('x.city_code', 'integer')} as city_codes,
        ${selectFactColumns('x')},
        string_agg(x.words, ' ') as words
      from (select r.*, ${nameOf('city', 'state_code')} as state_code,
          concat_ws(' ', ${nameOf('category')}, ${nameOf('subcategory')}, ${nameOf('brand')}, ${nameOf('model')}, r.version) as words
        from json_to_recordset(d.vehicles) as r(category_code integer, subcategory_code integer, brand_code integer,
        model_code integer, version text, year_manufacture smallint, year_model smallint, usage integer,
        ${wordColumns}, city_code integer)) x
    ) v
    cross join lateral (select search_words(concat_ws(' ', d.title, d.tags, d.description, v.words)) as words offset 0) w
    on conflict (code) do update set ${changed.map((name) => `${name} = ${afterEdit(name)}`).join(', ')},
      import_hash = coalesce(excluded.import_hash, offer.import_hash)`,
});

const writeAuctions = statement({
  name: 'catalogue.write-auctions',
  text: `
    insert into auction (offer_code, open, base_cents, price_cents, increment_cents, own_increment, minimum_step, reserve_cents, end_at,
      original_end_at, soft_close_ms, soft_close_cap_ms, closed_at, outcome)
    select offer_code, open, base_cents, base_cents, increment_cents, own_increment,
      coalesce(minimum_step, (select p.minimum_step from offer o join partner p on p.id = o.partner_id where o.code = d.offer_code), 'any'),
      reserve_cents, end_at, end_at, soft_close_ms, soft_close_cap_ms, closed_at, outcome
    from json_to_recordset($1::json) as d(offer_code bigint, open boolean, base_cents bigint, increment_cents bigint,
      own_increment boolean, minimum_step text, reserve_cents bigint, end_at timestamptz, soft_close_ms integer, soft_close_cap_ms integer, closed_at timestamptz,
      outcome text)
    on conflict (offer_code) do update set base_cents = excluded.base_cents, price_cents = excluded.price_cents,
      increment_cents = case when auction.minimum_step = 'increment' or not excluded.own_increment and (auction.own_increment or exists (
        select from offer o where o.code = auction.offer_code and o.increments <> '{}')) then auction.increment_cents
        else excluded.increment_cents end,
      own_increment = auction.own_increment or excluded.own_increment, reserve_cents = excluded.reserve_cents, end_at = excluded.end_at,
      original_end_at = excluded.original_end_at, soft_close_ms = excluded.soft_close_ms,
      soft_close_cap_ms = excluded.soft_close_cap_ms
    where auction.open and excluded.open and auction.last_seq = 0
      and not exists (select from proposal p where p.offer_code = auction.offer_code and p.status in ('open', 'countered'))`,
});

/** Writes the rows of offers and their auctions. */
export async function writeOfferRows(
  transaction: Transaction,
  rows: { offers: readonly object[]; auctions: readonly object[] },
): Promise<void> {
  await transaction.run(writeOffers, [JSON.stringify(rows.offers)]);
  await transaction.run(writeAuctions, [JSON.stringify(rows.auctions)]);
}

const resetSteps = statement({
  name: 'catalogue.reset-steps',
  text: `update auction set own_increment = false,
      minimum_step = coalesce($2::text, (select p.minimum_step from partner p where p.id = $3::bigint), 'any') where offer_code = $1`,
});
const resetIncrements = statement({
  name: 'catalogue.reset-increments',
  text: `update offer set increments = '{}' where code = $1`,
});

/** Forgets the terms of an offer that was never on the site, which an edit would otherwise keep: its opening fixes them. */
export async function resetTerms(
  transaction: Transaction,
  code: number,
  minimumStep: string | null,
  partnerId: number | null,
): Promise<void> {
  await transaction.run(resetSteps, [code, minimumStep, partnerId]);
  await transaction.run(resetIncrements, [code]);
}

/** So many new codes, ascending. */
export async function takeOfferCodes(transaction: Transaction, count: number): Promise<number[]> {
  const rows = await transaction.rows(takeCodes, [count]);
  return rows.map((row) => row.code);
}

/** The offers that earlier imports made. */
export function findImportedOffers(
  transaction: Transaction,
  keys: readonly string[],
): Promise<ImportedOffer[]> {
  return transaction.rows(findImported, [keys]);
}

/** The same, locked. */
export function lockImportedOffers(
  transaction: Transaction,
  keys: readonly string[],
): Promise<ImportedOffer[]> {
  return transaction.rows(lockImported, [keys]);
}
