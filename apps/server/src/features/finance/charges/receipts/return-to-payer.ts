import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { openReceipt, writeChange } from './change-receipt.ts';

/**
 * Notes that money of another payer went back to them, because the bank tells so and not because a user does. Returns how much, in centavos: nothing
 * if a user decided meanwhile.
 */
export async function returnToPayer(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  code: number,
  { reason, at }: { readonly reason: string; readonly at: number },
): Promise<number> {
  const found = await openReceipt(transaction, code);
  if (found?.receipt.state !== 'waiting') return 0;
  const refused = await writeChange(deps, transaction, found, { change: 'returned', reason, by: null, at });
  return refused === null ? found.receipt.amount_cents : 0;
}
