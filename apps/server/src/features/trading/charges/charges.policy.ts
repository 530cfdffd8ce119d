import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';

/** Whether a user may set the freight and the yards of a store, or (null) of the house. */
export function maySetCharges(actor: Actor, partnerId: number | null): boolean {
  return mayReachStore(actor, partnerId);
}
