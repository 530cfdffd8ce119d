import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { completePurchase } from './move-purchase.ts';

/** A purchase whose vehicles the buyer has, and who recorded the last step. */
interface HandedOver {
  readonly code: number;
  readonly actorId: number;
}

/** Completes a purchase. What is refused, as when a theft became known meanwhile, stays with the sales team. */
export async function completeHandedOver(deps: ServerDeps, { code, actorId }: HandedOver): Promise<void> {
  try {
    await completePurchase(deps, { code, actorId });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    deps.logger.warn({ purchase: code }, 'handed over, not completed');
  }
}

/** Completes all that `find` gives, a page at a time by number, so that refused ones do not stand before the others. */
export async function completeAllHandedOver(
  deps: ServerDeps,
  find: (after: number) => Promise<readonly HandedOver[]>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const found = await find(after);
    for (const one of found) await completeHandedOver(deps, one);
    const last = found.at(-1);
    if (last === undefined) return;
    after = last.code;
  }
}
