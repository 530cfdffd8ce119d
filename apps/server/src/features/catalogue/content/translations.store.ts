import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

export type TranslatedKind = 'category' | 'subcategory' | 'banner';

/** A name with its English texts; a banner has three. */
export interface TranslationRow {
  readonly kind: TranslatedKind;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly button: string | null;
  readonly english_name: string | null;
  readonly english_description: string | null;
  readonly english_button: string | null;
}

const list = statement({
  name: 'content.translations',
  text: `select named.*, t.name as english_name, t.description as english_description, t.button as english_button
         from (
           select 'category' as kind, code::text, name, null as description, null as button, position::int as place, 1 as part from category
           union all select 'subcategory', code::text, name, null, null, code, 2 from subcategory
           union all select 'banner', guid::text, title, description, other_text, category_code * 1000 + position, 3 from banner
         ) named left join translation t on t.kind = named.kind and t.code = named.code and t.language = 'EN'
         where $1::text is null or (named.kind = $1 and named.code = $2)
         order by part, place, named.code`,
});

const save = statement({
  name: 'content.save-translation',
  text: `insert into translation (kind, code, language, name, description, button) values ($1, $2, 'EN', $3, $4, $5)
         on conflict (kind, code, language) do update
           set name = excluded.name, description = excluded.description, button = excluded.button`,
});

const remove = statement({
  name: 'content.remove-translation',
  text: `delete from translation where kind = $1 and code = $2 and language = 'EN'`,
});

/** Everything with a name, in the order of the site. */
export function listTranslationRows(queries: Queries): Promise<TranslationRow[]> {
  return queries.rows(list, [null, null]);
}

/** One name; undefined if unknown. */
export function findTranslation(
  queries: Queries,
  kind: TranslatedKind,
  code: string,
): Promise<TranslationRow | undefined> {
  return queries.row(list, [kind, code]);
}

/** Replaces the English texts of a name; an empty name removes them. */
export async function saveTranslationRow(
  queries: Queries,
  given: { kind: TranslatedKind; code: string; name: string; description: string; button: string },
): Promise<void> {
  const { kind, code, name, description, button } = given;
  if (name === '') await queries.run(remove, [kind, code]);
  else await queries.run(save, [kind, code, name, description || null, button || null]);
}
