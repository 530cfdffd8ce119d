import { RANGE_FACETS } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { CODE_FACETS, WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Frequency } from './saved-searches.store.ts';
import type { SearchColumns } from './search-columns.ts';

/** A search to be stored. */
export interface NewSearch {
  readonly accountId: number;
  readonly name: string;
  readonly query: string;
  readonly store: string | null;
  readonly idiom: 'PTBR' | 'EN';
  readonly frequency: Frequency;
  readonly byMail: boolean;
  readonly byNotification: boolean;
  readonly columns: SearchColumns;
  readonly places: SearchPlaces;
  readonly anchors: { readonly rare: readonly string[]; readonly wide: readonly string[] };
  readonly term: string | null;
  readonly now: number;
}

/** Codes of the places and the store in a search; null: not set, empty: unknown. */
export interface SearchPlaces {
  readonly states: readonly number[] | null;
  readonly cities: readonly number[] | null;
  /** 0: unknown. */
  readonly partner: number | null;
}

/** States by abbreviation or name, cities by name, as lists read them; the store by its name. */
const places = statement({
  name: 'saved-search-places',
  text: `with wanted_state as (
      select code from state where lower(uf) = lower($1) or search_text(name) = search_text($1))
    select
      case when $1::text is null then null else array(select code from wanted_state) end as states,
      case when $2::text is null then null else array(select code from city where search_text(name) = search_text($2)
        and ($1::text is null or state_code in (select code from wanted_state))) end as cities,
      case when $3::text is null then null else coalesce((select id from partner where store = $3), 0) end as partner`,
});

const names: readonly (keyof SearchColumns)[] = [
  'category_code',
  ...CODE_FACETS.map(({ one }) => `${one}_codes` as const),
  ...WORD_FACETS.map(({ key }) => key),
  'lots',
  'singles',
  ...RANGE_FACETS.flatMap(({ parameter }) => [`${parameter}_above` as const, `${parameter}_below` as const]),
  'deal',
  'latitude',
  'longitude',
  'radius_metres',
];

/**
 * A word of the term is a mark by its first three letters, which its stem and every incomplete form share: the longest word, because longer
 * ones are rarer. Stop words are skipped.
 */
const wordAnchor = `array(select 'w:' || left(word, 3) from regexp_split_to_table(trim(search_words($12)), ' +') word
    where length(word) >= 3 and plainto_tsquery('pg_catalog.portuguese', word)::text <> ''
    order by length(word) desc, word limit 1)`;

const insert = statement({
  name: 'saved-search-insert',
  text: `insert into saved_search (account_id, name, query, store, idiom, frequency, by_mail, by_notification, created_at, seen_at,
      anchors, words, state_codes, city_codes, partner_id, ${names.join(', ')})
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9,
      coalesce(nullif($10::text[], '{}'), nullif(${wordAnchor}, '{}'), $11::text[]), search_query($12), $13, $14, $15,
      ${names.map((_, index) => `$${16 + index}`).join(', ')})
    returning id`,
});

/** The codes of the names in a search. */
export async function searchPlaces(
  queries: Queries,
  wanted: { state: string | null; city: string | null; store: string | null },
): Promise<SearchPlaces> {
  const row = await queries.row(places, [wanted.state, wanted.city, wanted.store]);
  return row ?? { states: null, cities: null, partner: null };
}

/** Stores a search and returns its number. */
export async function insertSearch(transaction: Transaction, search: NewSearch): Promise<number> {
  const { states, cities, partner } = search.places;
  const row = await transaction.row(insert, [
    search.accountId,
    search.name,
    search.query,
    search.store,
    search.idiom,
    search.frequency,
    search.byMail,
    search.byNotification,
    new Date(search.now),
    search.anchors.rare,
    search.anchors.wide,
    search.term,
    states,
    cities,
    partner,
    ...names.map((name) => search.columns[name]),
  ]);
  return row?.id ?? 0;
}
