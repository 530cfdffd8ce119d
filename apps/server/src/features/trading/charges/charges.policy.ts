import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';

/** Whether a user may set the freight rates and yards of a store, or (null) of the house. */
export function maySetCharges(actor: Actor, partnerId: number | null): boolean {
  return mayReachStore(actor, partnerId);
}
