import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';

/** Whether a user may decide on the conditional sale of an offer of this store (null: of the house). */
export function mayDecide(actor: Actor, offerPartnerId: number | null): boolean {
  return mayReachStore(actor, offerPartnerId);
}
