import { dayBefore } from '@patio/domain/finance/closes/close-days.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { FileReply } from '../../../platform/http/bodies/file-reply.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import { readAtOneInstant, temporaryFile, writePieces, type Append } from '../../../platform/lists/public.ts';
import type { Period } from './entries.store.ts';

/** A file about a period of the book. */
interface AccountingFile {
  readonly query: { readonly de: string; readonly ate: string };
  /** Of the file and in the audit. */
  readonly name: string;
  readonly ending: 'csv' | 'ofx';
  readonly type: string;
  /** Writes it, and gives the number of its rows. */
  readonly fill: (transaction: Transaction, period: Period, append: Append) => Promise<number>;
}

/** A file out of the book as it is at one instant, audited. Rows are written as they are read, so its size is not held in memory. */
export function accountingFile(
  { database }: Pick<ServerDeps, 'database'>,
  { query: { de, ate }, name, ending, type, fill }: AccountingFile,
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
): Promise<FileReply> {
  const period = { from: endOfDay(dayBefore(de)), until: endOfDay(ate) };
  return temporaryFile({ name: `${name}-${de}-${ate}.${ending}`, type }, (path) =>
    database.transact(async (transaction) => {
      await readAtOneInstant(transaction);
      const rows = await writePieces(path, (append) => fill(transaction, period, append));
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'export-list',
        subject: `list ${name}`,
        details: { rows, query: JSON.stringify({ de, ate }) },
        at: now,
      });
    }),
  );
}
