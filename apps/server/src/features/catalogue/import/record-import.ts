import path from 'node:path';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Database } from '../../../platform/db/database.ts';

interface FinishedImport {
  readonly action: 'import-offers' | 'import-reference-prices';
  /** The store that the offers belong to; null: the house. */
  readonly partnerId: number | null;
  readonly files: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** An operator's import in the audit log: files and counts, one row for all its batches. */
export async function recordImport(
  database: Database,
  { action, partnerId, files, counts, at }: FinishedImport,
): Promise<void> {
  await database.transact((transaction) =>
    recordAudit(transaction, {
      actorId: null,
      command: 'import',
      action,
      subject: partnerId === null ? 'house' : `partner ${partnerId}`,
      details: { files: files.map((file) => path.basename(file)), ...counts },
      at,
    }),
  );
}
