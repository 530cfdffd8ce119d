import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { recordAudit, type AuditSubject } from '../audit/public.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallContext, SignedInContext } from '../http/call-context.ts';
import { FileReply } from '../http/bodies/file-reply.ts';
import { csvLine, type CsvValue } from './csv-cell.ts';
import { orderText } from './list-order.ts';
import { readListRequest } from './list-request.ts';
import { whereOf, type Scope } from './list-sql.ts';
import type { ListDeclaration } from './list-source.ts';

/** Rows of an export at most. */
export const EXPORT_MOST = 200_000;
const BATCH = 1000;

/** A column of an export: its head in both languages, and the cell of a row. */
export interface CsvColumn<Row> {
  readonly PTBR: string;
  readonly EN: string;
  readonly cell: (row: Row, idiom: CallContext['idiom']) => CsvValue;
}

interface Export<Row> {
  readonly list: ListDeclaration<Row>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly scope?: readonly Scope[];
  readonly columns: readonly CsvColumn<Row>[];
  /** Of the file, without extension. */
  readonly name: string;
  /** What it was done to, for lists that not every reader of exports may know of. */
  readonly subject?: AuditSubject;
}

/**
 * Every row of a query as CSV, as they were at one instant, audited. It is written to a temporary file first, so that a slow download
 * holds no transaction. Errors: `export-too-large`.
 */
export async function exportList<Row extends object>(
  database: Database,
  asked: Export<Row>,
  { actor, idiom, now }: Pick<SignedInContext, 'actor' | 'idiom' | 'now'>,
): Promise<FileReply> {
  const folder = await mkdtemp(join(tmpdir(), 'patio-export-'));
  const path = join(folder, 'list.csv');
  try {
    await database.transact(async (transaction) => {
      const rows = await writeRows(transaction, asked, path, idiom);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'export-list',
        subject: asked.subject ?? `list ${asked.name}`,
        details: { rows, query: JSON.stringify(asked.query).slice(0, 2000) },
        at: now,
      });
    });
    const { size } = await stat(path);
    const stream = createReadStream(path);
    stream.once('close', () => void rm(folder, { recursive: true, force: true }));
    return new FileReply({ stream, size, type: 'text/csv; charset=utf-8', name: `${asked.name}.csv` });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

const snapshot: Statement = { name: '', text: 'set transaction isolation level repeatable read' };

/** Writes the rows batch by batch, and gives their number. */
async function writeRows<Row extends object>(
  transaction: Transaction,
  { list: { spec, source }, query, scope = [], columns }: Export<Row>,
  path: string,
  idiom: CallContext['idiom'],
): Promise<number> {
  await transaction.run(snapshot);
  const request = readListRequest(spec, query);
  const where = whereOf(source, request, scope);
  const text = `declare exported no scroll cursor for ${source.base.text} ${where.text} ${orderText(source, request)}`;
  await transaction.run({ name: '', text, slow: true }, where.parameters);
  const file = createWriteStream(path, { mode: 0o600 });
  // A full disk is reported by the next write, or at the end; without a listener it would end the process.
  file.on('error', () => undefined);
  try {
    const heads = csvLine(
      columns.map((column) => column[idiom]),
      idiom,
    );
    await write(file, `\uFEFF${heads}`);
    const written = await writeBatches(transaction, { file, columns, idiom });
    file.end();
    await finished(file);
    return written;
  } finally {
    // Closed after a failure too: a deleted file keeps its space on the disk while it is open.
    file.destroy();
  }
}

async function writeBatches<Row extends object>(
  transaction: Transaction,
  {
    file,
    columns,
    idiom,
  }: Pick<Export<Row>, 'columns'> & { readonly file: WriteStream; readonly idiom: CallContext['idiom'] },
): Promise<number> {
  const next: Statement<Row> = { name: '', text: `fetch forward ${BATCH} from exported`, slow: true };
  let written = 0;
  for (let rows = await transaction.rows(next); rows.length > 0; rows = await transaction.rows(next)) {
    written += rows.length;
    if (written > EXPORT_MOST) throw new ApiError('export-too-large', { parameters: { most: EXPORT_MOST } });
    const line = (row: Row) =>
      csvLine(
        columns.map(({ cell }) => cell(row, idiom)),
        idiom,
      );
    await write(file, rows.map(line).join(''));
  }
  return written;
}

async function write(file: WriteStream, text: string): Promise<void> {
  if (file.errored) throw file.errored;
  if (!file.write(text)) await once(file, 'drain');
}
