import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import type { Cells, Problem } from '../../import/public.ts';

export type LineVerdict = 'new' | 'changed' | 'unchanged' | 'refused' | 'repeated';

interface Shape {
  readonly verdict: LineVerdict;
  readonly problems: readonly Problem[];
}

export const lineBase = statement({
  name: 'imports.lines',
  text: `select l.id, l.line, l.verdict, l.title, l.problems, l.offer_code, l.photos, l.undone, l.kept from offer_import_line l`,
  shape: shape<Shape>(),
});
type RowOfStatement<S> = S extends Statement<infer Row> ? Row : never;
export type LineRecord = RowOfStatement<typeof lineBase>;

const write = statement({
  name: 'imports.write-lines',
  text: `insert into offer_import_line (import_id, record, line, verdict, title, problems, cells, offer_code, photos, before_form,
      before_photos, before_hash, after_mark)
    select $1, r.record, r.line, r.verdict, r.title, r.problems, r.cells, r.offer_code, r.photos, r.before_form,
      r.before_photos, r.before_hash, r.after_mark
    from json_to_recordset($2::json) as r(record integer, line integer, verdict text, title text, problems jsonb, cells jsonb,
      offer_code bigint, photos integer, before_form jsonb, before_photos jsonb, before_hash text, after_mark text)
    on conflict (import_id, record) do update set verdict = excluded.verdict, title = excluded.title, problems = excluded.problems,
      cells = excluded.cells, offer_code = excluded.offer_code, photos = excluded.photos, before_form = excluded.before_form,
      before_photos = excluded.before_photos, before_hash = excluded.before_hash,
      after_mark = excluded.after_mark`,
});
const forget = statement({
  name: 'imports.forget-lines',
  text: 'delete from offer_import_line where import_id = $1',
});
const refused = statement({
  name: 'imports.refused-lines',
  text: `select line, problems, coalesce(cells, '{}') as cells from offer_import_line where import_id = $1 and verdict = 'refused'
    order by record`,
  shape: shape<{ readonly problems: readonly Problem[]; readonly cells: Cells }>(),
});

/** What became of a record. */
export interface NewLine {
  readonly record: number;
  readonly line: number;
  readonly verdict: LineVerdict;
  readonly title: string;
  readonly problems: readonly Problem[];
  readonly cells: Cells | null;
  readonly offer_code: number | null;
  readonly photos: number;
  readonly before_form: object | null;
  readonly before_photos: readonly object[] | null;
  readonly before_hash: string | null;
  readonly after_mark: string | null;
}

/** Notes what became of records; a later word replaces an earlier one. */
export async function writeLines(
  transaction: Transaction,
  importId: number,
  lines: readonly NewLine[],
): Promise<void> {
  if (lines.length > 0) await transaction.run(write, [importId, JSON.stringify(lines)]);
}

/** Forgets what an earlier check found. */
export async function forgetLines(transaction: Transaction, importId: number): Promise<void> {
  await transaction.run(forget, [importId]);
}

/** The refused records with their cells. */
export function refusedLines(queries: Queries, importId: number) {
  return queries.rows(refused, [importId]);
}
