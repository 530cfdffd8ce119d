import type { Queries, Transaction } from '../../../platform/db/database.ts';
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

const changed = statement({
  name: 'content.name-changed',
  text: 'update name_state set version = version + 1',
});

const raise = <const Kind extends TranslatedKind>(kind: Kind, key: string) =>
  statement({
    name: `content.raise-${kind}`,
    text: `update ${kind} set version = version + 1, changed_by = $2, changed_at = $3 where ${key}::text = $1 returning version`,
  });
const versions = {
  category: raise('category', 'code'),
  subcategory: raise('subcategory', 'code'),
  banner: raise('banner', 'guid'),
};

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

/** The English texts of a name. */
export interface EnglishTexts {
  readonly kind: TranslatedKind | 'brand' | 'model';
  readonly code: string;
  /** '': there are none, and the Portuguese ones are shown. */
  readonly name: string;
  readonly description?: string | null;
  readonly button?: string | null;
}

/** Writes English texts in place of those that are there. Everything that changes a name in English goes through here. */
export async function writeEnglish(
  transaction: Transaction,
  { kind, code, name, description, button }: EnglishTexts,
): Promise<void> {
  if (name === '') await transaction.run(remove, [kind, code]);
  else await transaction.run(save, [kind, code, name, description || null, button || null]);
  if (kind !== 'banner') await nameChanged(transaction);
}

/** Has the processes that keep names in memory read them again. */
export const nameChanged = (transaction: Transaction): Promise<unknown> => transaction.run(changed);

/** A new version of what is translated, whose other edits were read before; false if unknown. It stays locked. */
export async function raiseVersion(
  transaction: Transaction,
  { kind, code }: Pick<TranslationRow, 'kind' | 'code'>,
  by: number,
  at: number,
): Promise<boolean> {
  return (await transaction.row(versions[kind], [code, by, new Date(at)])) !== undefined;
}
