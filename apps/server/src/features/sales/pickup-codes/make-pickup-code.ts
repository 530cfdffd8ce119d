import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { makeCode } from './code-secrets.ts';
import { addCode } from './pickup-codes.store.ts';

/** Gives a released purchase its code, in the transaction that releases it; one that it has stays. `at` in epoch milliseconds. */
export async function makePickupCode(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { purchaseCode, at }: { readonly purchaseCode: number; readonly at: number },
): Promise<void> {
  await addCode(transaction, purchaseCode, makeCode(config, purchaseCode), at);
}
