import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { deleteFileAfter } from './delete-file.ts';
import { documentWriter } from './documents.store.ts';

/** Deletes the documents of an account; the files are deleted after the commit. */
export async function forgetDocumentsOf(
  deps: Pick<ServerDeps, 'config' | 'logger'>,
  transaction: Transaction,
  accountId: number,
): Promise<void> {
  for (const guid of await documentWriter(transaction).forget(accountId))
    deleteFileAfter(deps, transaction, guid);
}
