import type { Transaction } from '../../../platform/db/database.ts';
import { documentReader, documentWriter } from './documents.store.ts';

/** A document under the lock of its account, so that sending, removing, deciding and withdrawing happen one after the other. */
export async function lockDocument(transaction: Transaction, code: number) {
  const seen = await documentReader(transaction).find(code);
  const holder = seen && (await documentWriter(transaction).lockHolder(seen.account_id));
  const document = holder && (await documentReader(transaction).find(code));
  return document ? { holder, document } : undefined;
}
