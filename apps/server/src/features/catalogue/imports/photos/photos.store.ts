import type { Reason, StoredReason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

const SHOWN = 50;

const begin = statement({
  name: 'imports.begin-photos',
  text: `update offer_import set photos_name = $2, photos_bytes = $3, photos_received = 0, state = 'mapping', problem = null,
      finished_at = null, position = 0, counts = '{}' where id = $1`,
});
const receive = statement({
  name: 'imports.receive-photos',
  text: 'update offer_import set photos_received = $2 where id = $1',
});
const forget = statement({
  name: 'imports.forget-photos',
  text: 'delete from offer_import_photo where import_id = $1',
});
const write = statement({
  name: 'imports.write-photos',
  text: `insert into offer_import_photo (import_id, place, name, problem)
    select $1, r.place, r.name, r.problem from json_to_recordset($2::json) as r(place integer, name text, problem jsonb)`,
});
const use = statement({
  name: 'imports.use-photos',
  text: `update offer_import_photo p set lines = p.lines + r.lines, problem = coalesce(r.problem, p.problem)
    from json_to_recordset($2::json) as r(place integer, lines integer, problem jsonb) where p.import_id = $1 and p.place = r.place`,
});
const facts = statement({
  name: 'imports.photo-facts',
  text: `select count(*) as files, count(*) filter (where problem is null and lines = 0) as unused,
      count(*) filter (where problem is not null) as refused from offer_import_photo where import_id = $1`,
});
const problems = statement({
  name: 'imports.photo-problems',
  text: `select name, problem from offer_import_photo where import_id = $1 and (problem is not null or lines = 0)
    order by problem is null, place limit $2`,
  shape: shape<{ readonly problem: StoredReason | null }>(),
});
const all = statement({
  name: 'imports.all-photos',
  text: 'select name, problem, lines from offer_import_photo where import_id = $1 order by place',
  shape: shape<{ readonly problem: StoredReason | null }>(),
});

/** The files of the ZIP of an import. */
export interface PhotoFacts {
  readonly files: number;
  /** That no line has. */
  readonly unused: number;
  readonly refused: number;
  readonly problems: readonly { readonly name: string; readonly problem: StoredReason | null }[];
}

/** What a line did with a file of the ZIP. */
export interface PhotoUse {
  readonly place: number;
  readonly lines: number;
  readonly problem: Reason | null;
}

/** Counts the files of the ZIP of an import, and gives the first that are refused or that no line has. */
export async function photoFacts(queries: Queries, importId: number): Promise<PhotoFacts> {
  const counted = await queries.row(facts, [importId]);
  return {
    files: counted?.files ?? 0,
    unused: counted?.unused ?? 0,
    refused: counted?.refused ?? 0,
    problems: await queries.rows(problems, [importId, SHOWN]),
  };
}

/** All files of the ZIP of an import. */
export function allPhotos(queries: Queries, importId: number) {
  return queries.rows(all, [importId]);
}

/** Changes the photos of an import that the caller has locked or leased. */
export function photosWriter(queries: Queries, id: number) {
  return {
    /** Null: there are none any more. What was checked without them is checked again. */
    begin: async (name: string | null, bytes: number | null) => {
      await queries.run(forget, [id]);
      await queries.run(begin, [id, name, bytes]);
    },
    receive: (received: number) => queries.run(receive, [id, received]),
    list: async (files: readonly { place: number; name: string; problem: Reason | null }[]) => {
      await queries.run(forget, [id]);
      await queries.run(write, [id, JSON.stringify(files)]);
    },
  };
}

/** Notes what lines did with files. */
export async function notePhotoUses(
  transaction: Transaction,
  importId: number,
  uses: readonly PhotoUse[],
): Promise<void> {
  if (uses.length > 0) await transaction.run(use, [importId, JSON.stringify(uses)]);
}
