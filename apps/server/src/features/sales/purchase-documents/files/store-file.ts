import { randomUUID } from 'node:crypto';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Scanner } from '../../../../platform/scanner/scanner.ts';
import type { SealedFiles } from '../../../../platform/storage/sealed-files.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';

/** What files need: the storage and the scanner. */
export interface FileDeps {
  readonly storage: Storage;
  readonly scanner: Scanner;
}

type Deps = Pick<ServerDeps, 'database' | 'logger'>;
type Save<Row> = (transaction: Transaction, guid: string) => Promise<Row>;

/** Stores a file and what names it, or neither. */
export async function storeFile<Row>(
  { database, logger }: Deps,
  files: SealedFiles,
  bytes: Buffer,
  save: Save<Row>,
): Promise<Row> {
  const guid = randomUUID();
  await files.put(guid, bytes);
  return database
    .transact((transaction) => save(transaction, guid))
    .catch(async (error: unknown) => {
      await files.forget(guid, logger);
      throw error;
    });
}

interface Scanned {
  readonly files: SealedFiles;
  readonly bytes: Buffer;
  /** The errors of what is infected, and of what nobody could scan: it is read at once, so none is taken. */
  readonly refusals: {
    readonly infected: 'purchase-document-unsafe' | 'message-file-unsafe';
    readonly away: 'purchase-scanner-away' | 'message-file-unchecked';
  };
}

/** The same, once a scanner has found nothing in it. Errors: those that are given. */
export async function storeScanned<Row>(
  deps: Deps,
  scanner: Scanner,
  { files, bytes, refusals }: Scanned,
  save: Save<Row>,
): Promise<Row> {
  const verdict = await scanner.scan(bytes);
  if (verdict !== 'clean') throw new ApiError(refusals[verdict]);
  return storeFile(deps, files, bytes, save);
}
