import type { Queries, Statement } from '../../../../platform/db/database.ts';

const found: Statement = {
  name: 'catalogue.search',
  text: `select string_agg(o.code::text, ',') as codes from offer o
         where o.status = 'A' and o.search @@ (select search_query($1))`,
};

/** Words that no open offer has; those that a search passes over are none of them. Counting keeps the planner to the index. */
const missing: Statement = {
  name: 'catalogue.missing-words',
  text: `select given.word from unnest($1::text[]) with ordinality given(word, place)
         where (given.place = cardinality($1::text[]) or numnode(plainto_tsquery('pg_catalog.portuguese', given.word)) > 0)
           and 0 = (select count(*) from offer o where o.status = 'A' and o.search @@ search_query(given.word))`,
};

const partner: Statement = {
  name: 'catalogue.partner-of-store',
  text: `select id from partner where store = $1 and status = 'approved'`,
};

const titles: Statement = {
  name: 'catalogue.titles',
  text: `select o.code, o.title from unnest($1::bigint[]) with ordinality wanted(code, place)
         join offer o on o.code = wanted.code where o.status = 'A' order by wanted.place`,
};

/** Looks up what a filter names in words; changes nothing. */
export function searchReader(queries: Queries) {
  return {
    /** Codes of open offers that have every word of a term, published or not. */
    codes: async (term: string): Promise<number[]> => {
      const row = await queries.row<{ codes: string | null }>(found, [term]);
      return row?.codes?.split(',').map(Number) ?? [];
    },
    missingWords: async (words: readonly string[]): Promise<string[]> =>
      (await queries.rows<{ word: string }>(missing, [words])).map(({ word }) => word),
    /** Titles of open offers in the order of their codes. */
    titles: (codes: readonly number[]) => queries.rows<{ code: number; title: string }>(titles, [codes]),
    /** The number of an approved store; undefined for any other. */
    partnerId: async (store: string): Promise<number | undefined> =>
      (await queries.row<{ id: number }>(partner, [store]))?.id,
  };
}
