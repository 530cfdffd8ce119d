import type { SqlText } from '../../platform/db/sql-text.ts';
import type { OfferFilter, Range } from './offer-filter.ts';

/** Who looks: profile 7 and no account for visitors (S-21). */
export interface Viewer {
  readonly profileCode: number;
  readonly accountId: number | null;
}

/** What a list is asked, besides its order and page. */
export interface ListQuestion {
  readonly filter: OfferFilter;
  readonly viewer: Viewer;
  readonly now: number;
}

/**
 * `gather`: let indexes find the offers, then sort them. `walk`: go through the offers in the order of the list and test each; the
 * tests are then written so that no index takes them.
 */
export type Way = 'walk' | 'gather';

/** Profile 7 pays the price of the offer itself; the others may have one of their own. */
export function hasOwnPrices(viewer: Viewer): boolean {
  return viewer.profileCode !== 7;
}

/**
 * Open offers that are published and whose end has not passed (S-20). `o` is the offer. The few ended ones that nobody has closed yet are
 * taken away; the lower bound tells the planner that they are few.
 */
export function openOffers(sql: SqlText, now: number): string {
  const at = `${sql.add(new Date(now))}::timestamptz`;
  return `o.status = 'A' and o.published_at <= ${at}
    and not exists (select from auction ended where ended.offer_code = o.code and ended.open
      and ended.end_at > '-infinity' and ended.end_at <= ${at})`;
}

/** The price that the viewer is shown (C-41), for the alias `pp` of `priceJoin`. */
export function shownPrice(viewer: Viewer): string {
  if (!hasOwnPrices(viewer)) return 'o.list_price_cents';
  return `case when pp.buy_now_cents is null then o.list_price_cents when pp.buy_now_cents > 0 then pp.buy_now_cents
    else (select own.price_cents from auction own where own.offer_code = o.code) end`;
}

/** The price of the viewer's profile, where it has one of its own, as `pp`. */
export function priceJoin(sql: SqlText, viewer: Viewer): string {
  if (!hasOwnPrices(viewer)) return '';
  return `left join profile_price pp on pp.offer_code = o.code and pp.profile_code = ${sql.add(viewer.profileCode)}::smallint`;
}

/** The tests of a filter, to be joined with `and`. */
export function conditions(sql: SqlText, { filter, viewer, now }: ListQuestion, way: Way): string[] {
  const plain = (test: string) => (way === 'walk' ? `(${test}) is true` : test);
  return [
    openOffers(sql, now),
    ...(filter.category === null ? [] : [plain(`o.category_codes && ${sql.add([filter.category])}::int[]`)]),
    ...anyCode(sql, 'o.brand_codes', filter.brands).map(plain),
    ...anyCode(sql, 'o.subcategory_codes', filter.subcategories).map(plain),
    ...anyCode(sql, 'o.model_codes', filter.models).map(plain),
    ...anyWord(sql, 'o.colours', filter.colours),
    ...anyWord(sql, 'o.fuels', filter.fuels),
    ...anyWord(sql, 'o.gearboxes', filter.gearboxes),
    ...kinds(filter),
    ...(filter.spotlight === null ? [] : [filter.spotlight ? 'o.spotlight' : 'not o.spotlight']),
    ...between(sql, shownPrice(viewer), filter.price, 'bigint'),
    ...anyBetween(sql, 'o.mileages', filter.usage),
    ...anyBetween(sql, 'o.years', filter.years),
    ...(filter.term === null ? [] : [plain(`o.search @@ (select search_query(${sql.add(filter.term)}))`)]),
    ...place(sql, filter).map(plain),
    ...deal(filter),
    ...ending(sql, filter, now),
    ...(filter.partner === null
      ? []
      : [plain(`o.partner_id = (select id from partner where store = ${sql.add(filter.partner)})`)]),
  ];
}

function anyCode(sql: SqlText, column: string, codes: readonly number[]): string[] {
  return codes.length === 0 ? [] : [`${column} && ${sql.add(codes)}::int[]`];
}

function anyWord(sql: SqlText, column: string, words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`${column} && ${sql.add(words)}::text[]`];
}

/** Both kinds off: nothing matches (C-43). */
function kinds(filter: OfferFilter): string[] {
  if (filter.lots && filter.singles) return [];
  if (filter.lots) return ['o.vehicle_count > 1'];
  return filter.singles ? ['o.vehicle_count = 1'] : ['false'];
}

function between(sql: SqlText, value: string, range: Range | null, type: string): string[] {
  const { above, below } = range ?? { above: null, below: null };
  return [
    ...(above === null ? [] : [`${value} > ${sql.add(above)}::${type}`]),
    ...(below === null ? [] : [`${value} < ${sql.add(below)}::${type}`]),
  ];
}

/** One of the vehicles lies inside (C-42). */
function anyBetween(sql: SqlText, column: string, range: Range | null): string[] {
  const tests = between(sql, 'inside.value', range, 'bigint').join(' and ');
  if (tests === '') return [];
  const single = tests.replaceAll('inside.value', `${column}[1]`);
  return [
    `case when o.vehicle_count = 1 then ${single} else exists (select from unnest(${column}) inside(value) where ${tests}) end`,
  ];
}

/** A state by its letters or its name, a city by its name; unknown ones match nothing. */
function place(sql: SqlText, { state, city }: OfferFilter): string[] {
  if (state === null && city === null) return [];
  const given = state === null ? '' : sql.add(state);
  const states = `select code from state where lower(uf) = ${given} or search_text(name) = search_text(${given})`;
  if (city === null) return [`o.state_codes && array(${states})`];
  const inState = state === null ? '' : ` and state_code in (${states})`;
  return [
    `o.city_codes && array(select code from city where search_text(name) = search_text(${sql.add(city)})${inState})`,
  ];
}

function deal({ deal: kind }: OfferFilter): string[] {
  if (kind === null) return [];
  const auction = 'select from auction deal where deal.offer_code = o.code';
  if (kind === 'buy') return ['o.buy_now_cents > 0'];
  if (kind === 'bid') return [`exists (${auction} and deal.price_cents > 0)`];
  return [`o.accepts_proposals and exists (${auction} and deal.bid_count = 0)`];
}

function ending(sql: SqlText, { endingWithin }: OfferFilter, now: number): string[] {
  if (endingWithin === null) return [];
  const until = `${sql.add(new Date(now + endingWithin))}::timestamptz`;
  return [
    `exists (select from auction near where near.offer_code = o.code and near.open and near.end_at <= ${until})`,
  ];
}
