import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { FileReply } from '../../../../platform/http/bodies/file-reply.ts';
import { reportCell } from '../../import/public.ts';
import { auditSubject } from '../open-import.ts';

interface Exported {
  /** The import. */
  readonly id: number;
  readonly accountId: number;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Of the file, without its ending. */
  readonly name: string;
}

/** Something of an import as CSV, recorded before it is sent. */
export async function exportLines(
  { database, clock }: Pick<ServerDeps, 'database' | 'clock'>,
  { id, accountId: actorId, headings, rows, name }: Exported,
): Promise<FileReply> {
  const text = [headings, ...rows].map((row) => row.map(reportCell).join(';'));
  await database.transact((transaction) =>
    recordAudit(transaction, {
      actorId,
      action: 'export-list',
      subject: auditSubject(id),
      details: { rows: rows.length },
      at: clock.now(),
    }),
  );
  return FileReply.of(Buffer.from(`\uFEFF${text.join('\r\n')}\r\n`), `${name}.csv`);
}
