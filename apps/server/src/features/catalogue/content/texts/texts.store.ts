import { textsList, type WrittenText } from '@patio/contract/catalogue/content/staff-text.ts';
import { TEXT_KEYS, type TextKey } from '@patio/domain/catalogue/content/text-keys.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { listSource } from '../../../../platform/lists/public.ts';

const KEYS = TEXT_KEYS.map((key, index) => `(${index + 1}::bigint, '${key}')`).join(', ');

const from = `from (values ${KEYS}) k (code, key)
  left join content_text t on t.key = k.key and t.language = 'PTBR'
  left join content_version d on d.key = k.key and d.number is null
  left join content_version v on v.key = k.key and v.number = (select max(number) from content_version where key = k.key)
  left join account a on a.id = v.published_by`;
const base = statement({
  name: 'texts.list',
  text: `select k.code, k.key, t.description as title, d.code is not null as draft, v.number, a.name as publisher, v.published_at ${from}`,
  neverNull: ['code', 'key'],
});

/** Where the list of texts comes from. */
export const TEXTS = listSource(textsList, {
  base,
  from,
  key: 'k.code',
  sorts: {
    lugar: { sql: 'k.code', type: 'bigint' },
    em: { sql: `coalesce(v.published_at, 'epoch'::timestamptz)`, type: 'timestamptz' },
  },
  filters: { rascunho: 'd.code is not null' },
  searched: { texts: [`coalesce(t.description, '')`, 'k.key'], codes: [] },
});

const lock = statement({
  name: 'texts.lock',
  text: `select pg_advisory_xact_lock(hashtextextended($1::text, 26))`,
});
const shown = statement({
  name: 'texts.shown',
  text: `select p.description as title, p.html, coalesce(e.description, '') as title_en, coalesce(e.html, '') as html_en
    from content_text p left join content_text e on e.key = p.key and e.language = 'EN' where p.key = $1 and p.language = 'PTBR'`,
});
const versions = statement({
  name: 'texts.versions',
  text: `select v.number, v.title, v.html, v.title_en, v.html_en, v.restored, v.version, c.name as editor, v.changed_at, p.name as publisher,
      v.published_at
    from content_version v left join account c on c.id = v.changed_by left join account p on p.id = v.published_by
    where v.key = $1 order by v.number desc nulls first limit 501`,
});
const insert = statement({
  name: 'texts.insert-version',
  text: `insert into content_version (key, number, title, html, title_en, html_en, restored, changed_by, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
});
const write = statement({
  name: 'texts.write-draft',
  text: `update content_version set title = $2, html = $3, title_en = $4, html_en = $5, version = version + 1, changed_by = $6,
      changed_at = $7 where key = $1 and number is null`,
});
const discard = statement({
  name: 'texts.discard-draft',
  text: 'delete from content_version where key = $1 and number is null',
});
const number = statement({
  name: 'texts.number-draft',
  text: `update content_version set number = (select coalesce(max(number), 0) + 1 from content_version where key = $1),
      published_by = $2, published_at = $3
    where key = $1 and number is null returning number`,
});
const show = statement({
  name: 'texts.show',
  text: `insert into content_text (key, language, description, html) values ($1, $2, $3, $4)
    on conflict (key, language) do update set description = excluded.description, html = excluded.html`,
});
const hide = statement({
  name: 'texts.hide',
  text: 'delete from content_text where key = $1 and language = $2',
});

/** Every version of a text, the draft (without a number) first. */
export const textVersions = (queries: Queries, key: TextKey) => queries.rows(versions, [key]);
export type VersionRow = Awaited<ReturnType<typeof textVersions>>[number];
/** A text in both languages. */
export interface ShownRow {
  readonly title: string;
  readonly html: string;
  readonly title_en: string;
  readonly html_en: string;
}
/** A text as it is shown; undefined: nothing was written yet. */
export const shownRow = (queries: Queries, key: TextKey) => queries.row(shown, [key]);

interface Editing {
  readonly by: number | null;
  readonly at: number | null;
}

/** Changes a text within a transaction, one user at a time. */
export function textWriter(transaction: Transaction, key: TextKey) {
  const instant = (at: number | null) => (at === null ? null : new Date(at));
  return {
    lock: (): Promise<unknown> => transaction.run(lock, [key]),
    insert: (
      given: WrittenText & { readonly number: number | null; readonly restored: number | null },
      { by, at }: Editing,
    ): Promise<unknown> => {
      const { titulo, html, tituloEn, htmlEn, restored } = given;
      return transaction.run(insert, [
        key,
        given.number,
        titulo,
        html,
        tituloEn,
        htmlEn,
        restored,
        by,
        instant(at),
      ]);
    },
    write: ({ titulo, html, tituloEn, htmlEn }: WrittenText, { by, at }: Editing): Promise<unknown> =>
      transaction.run(write, [key, titulo, html, tituloEn, htmlEn, by, instant(at)]),
    discard: (): Promise<unknown> => transaction.run(discard, [key]),
    /** Gives the draft its number, and shows it. */
    async publish({ titulo, html, tituloEn, htmlEn }: WrittenText, by: number, at: number): Promise<number> {
      await transaction.run(show, [key, 'PTBR', titulo, html]);
      if (tituloEn === '') await transaction.run(hide, [key, 'EN']);
      else await transaction.run(show, [key, 'EN', tituloEn, htmlEn]);
      const row = await transaction.row(number, [key, by, new Date(at)]);
      const given = row?.number ?? null;
      if (given === null) throw new Error('A draft was not published.');
      return given;
    },
  };
}
