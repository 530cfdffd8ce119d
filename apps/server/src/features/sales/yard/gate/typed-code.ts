import { YARD_LIMITS } from '@patio/domain/sales/yard/yard-checklist.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { purchaseOfPickupCode } from '../../pickup-codes/public.ts';
import { addWrongCode, wrongCodes } from './gate.store.ts';

const MINUTE_MS = 60_000;

/**
 * The released purchase of a code that a user typed or scanned. A wrong one is counted and audited, without the code; `mayBe` says whether the
 * user may see the purchase: to others it is a wrong code too. Errors: `gate-code-wrong`, `gate-locked`.
 */
export async function purchaseOfTypedCode(
  deps: ServerDeps,
  { typed, accountId }: { readonly typed: string; readonly accountId: number },
  mayBe: (purchase: number) => Promise<boolean>,
): Promise<number> {
  const at = deps.clock.now();
  const since = at - YARD_LIMITS.wrongCodeMinutes * MINUTE_MS;
  const outcome = await deps.database.transact(async (transaction) => {
    if ((await wrongCodes(transaction, accountId, since)) >= YARD_LIMITS.wrongCodes) return 'gate-locked';
    const purchase = await purchaseOfPickupCode(deps, transaction, typed);
    if (purchase !== null && (await mayBe(purchase))) return purchase;
    await addWrongCode(transaction, { accountId, at, since });
    await recordAudit(transaction, { actorId: accountId, action: 'wrong-pickup-code', subject: 'house', at });
    return 'gate-code-wrong';
  });
  if (typeof outcome === 'number') return outcome;
  throw new ApiError(outcome, { parameters: { minutes: YARD_LIMITS.wrongCodeMinutes } });
}
