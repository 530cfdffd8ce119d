import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/**
 * The words of a term in the form of the offers' search vectors (`search_query` of the schema, which saved searches use). Stop words have
 * no stem.
 */
const words = statement({
  name: 'catalogue.search-words',
  text: `select word, search_number(word) as number, tsvector_to_array(to_tsvector('pg_catalog.portuguese', word)) as stems
         from regexp_split_to_table(trim(search_words($1)), ' +') with ordinality given(word, place)
         where word <> '' order by place`,
});

const titles = statement({
  name: 'catalogue.titles',
  text: `select o.code, o.title from unnest($1::bigint[]) with ordinality wanted(code, place)
         join offer o on o.code = wanted.code where o.status = 'A' order by wanted.place`,
});

/** A word of a term: as typed without accents, its singular, and its stems. */
export interface SearchWord {
  readonly word: string;
  readonly number: string | null;
  readonly stems: readonly string[];
}

/** Looks up the names in a filter; changes nothing. */
export function searchReader(queries: Queries) {
  return {
    words: async (term: string): Promise<SearchWord[]> =>
      (await queries.rows(words, [term])).map((row) => ({ ...row, stems: row.stems ?? [] })),
    /** Titles of open offers in the order of their codes. */
    titles: (codes: readonly number[]) => queries.rows(titles, [codes]),
  };
}
