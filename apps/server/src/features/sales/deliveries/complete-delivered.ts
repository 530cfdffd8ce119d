import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { completePurchase } from '../purchases/public.ts';

/**
 * Completes a purchase whose delivery both sides confirmed, in the name of the user who recorded it. What is refused, as when a theft became
 * known meanwhile, stays with the sales team.
 */
export async function completeDelivered(deps: ServerDeps, code: number, actorId: number): Promise<void> {
  try {
    await completePurchase(deps, { code, actorId });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    deps.logger.warn({ purchase: code }, 'delivered, not completed');
  }
}
