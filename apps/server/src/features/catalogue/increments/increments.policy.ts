import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';

/** Whether a user may set the increment bands of a store, or (null) of the house. */
export function maySetSteps(actor: Actor, partnerId: number | null): boolean {
  return mayReachStore(actor, partnerId);
}
