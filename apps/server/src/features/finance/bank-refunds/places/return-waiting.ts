import type { Transaction } from '../../../../platform/db/database.ts';
import { returnToPayer } from '../../charges/public.ts';
import type { PixDeps } from '../../pix/public.ts';

const REASON = 'O banco já devolveu este Pix a quem pagou.';

/**
 * A payment of another payer, about whom nobody has decided, went back whole: it is noted as returned to them, as finance would. What is recorded so
 * is covered then. Returns how much that is.
 */
export function returnWaiting(
  deps: PixDeps,
  transaction: Transaction,
  { receipt, at }: { readonly receipt: number; readonly at: number },
): Promise<number> {
  return returnToPayer(deps, transaction, receipt, { reason: REASON, at });
}
