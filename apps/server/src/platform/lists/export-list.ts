import { recordAudit, type AuditSubject } from '../audit/public.ts';
import type { Database, Transaction } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallContext, SignedInContext } from '../http/call-context.ts';
import type { FileReply } from '../http/bodies/file-reply.ts';
import { csvLine, type CsvValue } from './csv-cell.ts';
import { orderText } from './list-order.ts';
import { readListRequest } from './list-request.ts';
import { whereOf, type Scope } from './list-sql.ts';
import type { ListDeclaration } from './list-source.ts';
import { readBatches } from './read-batches.ts';
import { readAtOneInstant } from './read-at-one-instant.ts';
import { temporaryFile, writePieces } from './temporary-file.ts';

/** Rows of an export at most. */
export const EXPORT_MOST = 200_000;

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

/** Every row of a query as CSV, as they were at one instant, audited. Errors: `export-too-large`. */
export function exportList<Row extends object>(
  database: Database,
  asked: Export<Row>,
  { actor, idiom, now }: Pick<SignedInContext, 'actor' | 'idiom' | 'now'>,
): Promise<FileReply> {
  const { name } = asked;
  return temporaryFile({ name: `${name}.csv`, type: 'text/csv; charset=utf-8' }, (path) =>
    database.transact(async (transaction) => {
      const rows = await writeRows(transaction, asked, path, idiom);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'export-list',
        subject: asked.subject ?? `list ${name}`,
        details: { rows, query: JSON.stringify(asked.query).slice(0, 2000) },
        at: now,
      });
    }),
  );
}

/** Writes the rows batch by batch, and gives their number. */
async function writeRows<Row extends object>(
  transaction: Transaction,
  { list: { spec, source }, query, scope = [], columns }: Export<Row>,
  path: string,
  idiom: CallContext['idiom'],
): Promise<number> {
  await readAtOneInstant(transaction);
  const request = readListRequest(spec, query);
  const where = whereOf(source, request, scope);
  const text = `${source.base.text} ${where.text} ${orderText(source, request)}`;
  const read = readBatches<Row>(transaction, { text }, where.parameters);
  return writePieces(path, async (append) => {
    const heads = csvLine(
      columns.map((column) => column[idiom]),
      idiom,
    );
    await append(`\uFEFF${heads}`);
    let written = 0;
    for await (const rows of read) {
      written += rows.length;
      if (written > EXPORT_MOST)
        throw new ApiError('export-too-large', { parameters: { most: EXPORT_MOST } });
      const line = (row: Row) =>
        csvLine(
          columns.map(({ cell }) => cell(row, idiom)),
          idiom,
        );
      await append(rows.map(line).join(''));
    }
    return written;
  });
}
