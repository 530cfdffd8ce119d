import type { Reason, StoredReason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';
import type { Mapping } from '../import/public.ts';

export type ImportState =
  | 'uploading'
  | 'reading'
  | 'mapping'
  | 'checking'
  | 'checked'
  | 'running'
  | 'done'
  | 'cancelled'
  | 'stopped'
  | 'undoing'
  | 'undone';

/** How many lines had which outcome. */
export interface LineCounts {
  readonly new?: number;
  readonly changed?: number;
  readonly unchanged?: number;
  readonly refused?: number;
  readonly repeated?: number;
  readonly undone?: number;
  readonly kept?: number;
  readonly photos?: number;
  /** New ones that become drafts. */
  readonly drafted?: number;
  /** New ones without a photo. */
  readonly bare?: number;
}

interface Shape {
  readonly state: ImportState;
  readonly headings: readonly string[];
  readonly sheets: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly mapping: Mapping;
  readonly counts: LineCounts;
  readonly problem: StoredReason | null;
}

const from = `from offer_import i left join partner p on p.id = i.partner_id left join account a on a.id = i.account_id
  left join account u on u.id = i.undone_by`;
const nameOf = (alias: string) => `concat_ws(' ', ${alias}.name, nullif(${alias}.surname, ''))`;
const columns = `i.id, i.account_id, i.partner_id, i.origin_partner_id, i.file_name, i.bytes, i.received, i.sha256, i.state, i.problem,
  i.headings, i.sheets, i.samples, i.signature, i.mapping, i.end_from, i.end_to, i.records, i.position, i.counts, i.created_at, i.started_at,
  i.finished_at, i.undone_at, i.photos_name, i.photos_bytes,
  i.photos_received, p.name as partner, p.store, ${nameOf('a')} as author, ${nameOf('u')} as undoer`;

/** Also the base of the list. */
export const importBase = statement({
  name: 'imports.all',
  text: `select ${columns} ${from}`,
  shape: shape<Shape>(),
});
export const IMPORT_FROM = from;

type RowOfStatement<S> = S extends Statement<infer Row> ? Row : never;
export type ImportRecord = RowOfStatement<typeof importBase>;
export type SameFile = RowOfStatement<typeof sameFile>;

const find = statement({
  name: 'imports.find',
  text: `${importBase.text} where i.id = $1`,
  shape: shape<Shape>(),
});
const lock = statement({
  name: 'imports.lock',
  text: `${find.text} for update of i`,
  shape: shape<Shape>(),
});
const openStore = statement({
  name: 'imports.open-store',
  text: `select id from partner where id = $1 and status = 'approved'`,
});
const insert = statement({
  name: 'imports.insert',
  text: `insert into offer_import (account_id, partner_id, origin_partner_id, file_name, bytes, state, created_at)
    values ($1, $2, $2, $3, $4, 'uploading', $5) returning id`,
});
const countOpen = statement({
  name: 'imports.count-open',
  text: `select count(*) as open from offer_import where account_id = $1
    and state in ('uploading', 'reading', 'mapping', 'checking', 'checked', 'running')`,
});
const receive = statement({
  name: 'imports.receive',
  text: `update offer_import set received = $2, state = case when $2 = bytes then 'reading' else state end where id = $1`,
});
const setTerms = statement({
  name: 'imports.set-terms',
  text: `update offer_import set mapping = $2, partner_id = $3, end_from = $4, end_to = $5, state = 'checking', problem = null,
      position = 0, counts = '{}', tries = 0, leased_until = null where id = $1`,
});
const setState = statement({
  name: 'imports.set-state',
  text: `update offer_import set state = $2, problem = $3, finished_at = $4, leased_until = null, tries = 0 where id = $1`,
});
const start = statement({
  name: 'imports.start',
  text: `update offer_import set state = 'running', account_id = $3, problem = null, started_at = coalesce(started_at, $2), finished_at = null,
      position = case when started_at is null then 0 else position end, counts = case when started_at is null then '{}' else counts end,
      tries = 0, leased_until = null where id = $1`,
});
const startUndo = statement({
  name: 'imports.start-undo',
  text: `update offer_import set state = 'undoing', problem = null, undone_by = $2, undone_at = $3, position = 0, tries = 0,
      leased_until = null where id = $1`,
});
const noteFile = statement({
  name: 'imports.note-file',
  text: `update offer_import set state = 'mapping', headings = $2, samples = $3, signature = $4, sha256 = $5, records = $6, mapping = $7,
      leased_until = null, tries = 0 where id = $1 and state = 'reading'`,
});
const noteSheets = statement({
  name: 'imports.note-sheets',
  text: 'update offer_import set sheets = $2 where id = $1',
});
const readAgain = statement({
  name: 'imports.read-again',
  text: `update offer_import set state = 'reading', mapping = $2, problem = null, finished_at = null, headings = '[]', samples = '[]',
      position = 0, records = 0, counts = '{}', tries = 0, leased_until = null where id = $1`,
});
const advance = statement({
  name: 'imports.advance',
  text: `update offer_import set position = $4, leased_until = $5, tries = 0 where id = $1 and state = $2 and position = $3`,
});
const hold = statement({
  name: 'imports.hold',
  text: 'select position from offer_import where id = $1 for update',
});
const setCounts = statement({
  name: 'imports.set-counts',
  text: `update offer_import set counts = (select coalesce(jsonb_object_agg(k, n), '{}') from (
      select verdict as k, count(*) as n from offer_import_line where import_id = $1 group by verdict
      union all select 'bare', count(*) from offer_import_line where import_id = $1 and verdict = 'new' and photos = 0
      union all select 'drafted', count(*) from offer_import_line where import_id = $1 and verdict = 'new'
        and problems @> '[{"reason":{"code":"becomes-draft"}}]'
      union all select 'photos', sum(photos) from offer_import_line where import_id = $1
      union all select 'undone', count(*) from offer_import_line where import_id = $1 and undone
      union all select 'kept', count(*) from offer_import_line where import_id = $1 and kept is not null) c) where id = $1`,
});
const take = statement({
  name: 'imports.take',
  text: `update offer_import set leased_until = $2 where id in (${claim('id', {
    from: 'offer_import',
    where: `state in ('reading', 'checking', 'running', 'undoing') and coalesce(leased_until, '-infinity') <= $1`,
    // Who waits longest.
    order: `coalesce(leased_until, '-infinity'), id`,
    limit: 1,
  })}) returning id`,
});
const release = statement({
  name: 'imports.release',
  text: 'update offer_import set leased_until = $2, tries = tries + $3 where id = $1 returning tries',
});
const sameFile = statement({
  name: 'imports.same-file',
  text: `select i.id, coalesce(${nameOf('a')}, '') as author, i.created_at as at from offer_import i
    left join account a on a.id = i.account_id where i.sha256 = $1 and i.id <> $2 and i.partner_id is not distinct from $3
    and i.state not in ('uploading', 'reading', 'mapping', 'undone', 'stopped') order by i.id desc limit 1`,
});
const abandoned = statement({
  name: 'imports.abandoned',
  text: 'delete from offer_import where started_at is null and created_at < $1',
});
const endStopped = statement({
  name: 'imports.end-stopped',
  text: `update offer_import set state = 'done', finished_at = $2 where state in ('cancelled', 'stopped') and started_at is not null
    and finished_at < $1`,
});
const readable = statement({
  name: 'imports.readable',
  text: `select id from offer_import where id = any($1::bigint[]) and state not in ('done', 'undoing', 'undone')
    and (state <> 'cancelled' or started_at is not null)`,
});

/** An import; undefined: there is none. */
export function findImport(queries: Queries, id: number): Promise<ImportRecord | undefined> {
  return queries.row(find, [id]);
}

/** The same, locked. */
export function lockImport(transaction: Transaction, id: number): Promise<ImportRecord | undefined> {
  return transaction.row(lock, [id]);
}

/** Whether there is such a store, and offers can be its. */
export async function isOpenStore(queries: Queries, partnerId: number): Promise<boolean> {
  return (await queries.row(openStore, [partnerId])) !== undefined;
}

/** Begins an import and gives its number. */
export async function insertImport(
  transaction: Transaction,
  given: { accountId: number; partnerId: number | null; name: string; bytes: number; at: number },
): Promise<number> {
  const { accountId, partnerId, name, bytes, at } = given;
  const row = await transaction.row(insert, [accountId, partnerId, name, bytes, new Date(at)]);
  if (row === undefined) throw new Error('An import got no number.');
  return row.id;
}

/** How many unfinished imports a user has. */
export async function countOpenImports(queries: Queries, accountId: number): Promise<number> {
  return (await queries.row(countOpen, [accountId]))?.open ?? 0;
}

/** An earlier import of the same content for the same store. */
export function findSameFile(queries: Queries, { sha256, id, partner_id: partnerId }: ImportRecord) {
  return sha256 === null ? Promise.resolve(undefined) : queries.row(sameFile, [sha256, id, partnerId]);
}

interface Terms {
  readonly mapping: Mapping;
  readonly partnerId: number | null;
  readonly from: number;
  readonly to: number;
}

interface FileFacts {
  readonly headings: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly signature: string;
  readonly sha256: string;
  readonly records: number;
  readonly mapping: Mapping;
}

/** Changes an import that the caller has locked or leased. Instants in epoch milliseconds. */
export function importWriter(queries: Queries, id: number) {
  const at = (instant: number | null) => (instant === null ? null : new Date(instant));
  return {
    receive: (received: number) => queries.run(receive, [id, received]),
    noteFile: (facts: FileFacts) =>
      queries.run(noteFile, [
        id,
        JSON.stringify(facts.headings),
        JSON.stringify(facts.samples),
        facts.signature,
        facts.sha256,
        facts.records,
        JSON.stringify(facts.mapping),
      ]),
    noteSheets: (sheets: readonly string[]) => queries.run(noteSheets, [id, JSON.stringify(sheets)]),
    readAgain: (mapping: Mapping) => queries.run(readAgain, [id, JSON.stringify(mapping)]),
    check: ({ mapping, partnerId, from, to }: Terms) =>
      queries.run(setTerms, [id, JSON.stringify(mapping), partnerId, from, to]),
    start: (accountId: number, now: number) => queries.run(start, [id, at(now), accountId]),
    undo: (accountId: number, now: number) => queries.run(startUndo, [id, accountId, at(now)]),
    setState: (state: ImportState, problem: Reason | null, finishedAt: number | null) =>
      queries.run(setState, [id, state, problem === null ? null : JSON.stringify(problem), at(finishedAt)]),
    /** False: it was stopped, or another worker has it. */
    advance: async (state: ImportState, before: number, position: number, leasedUntil: number) =>
      (await queries.run(advance, [id, state, before, position, at(leasedUntil)])) === 1,
    /** How far it is, locked. */
    hold: () => queries.row(hold, [id]),
    setCounts: () => queries.run(setCounts, [id]),
    /** Gives it back until then; gives how often it failed. */
    release: async (until: number | null, failed: boolean) =>
      (await queries.row(release, [id, at(until), failed ? 1 : 0]))?.tries ?? 0,
  };
}

/** The next import that waits for a worker, held until then. */
export async function takeImport(queries: Queries, now: number, until: number): Promise<number | null> {
  return (await queries.row(take, [new Date(now), new Date(until)]))?.id ?? null;
}

/** Removes imports that nobody started since. */
export async function removeAbandoned(queries: Queries, before: number): Promise<void> {
  await queries.run(abandoned, [new Date(before)]);
}

/** Ends imports that were cancelled or stopped, and not resumed since. */
export async function endStoppedImports(queries: Queries, before: number, now: number): Promise<void> {
  await queries.run(endStopped, [new Date(before), new Date(now)]);
}

/** Which of these imports may still read their files. */
export async function readableImports(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set((await queries.rows(readable, [ids])).map(({ id }) => id));
}
