import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';

/** Whether a user who sells may see a purchase of an offer of this store (null: of the house); people of the house see all. */
export function maySee(actor: Actor, offerPartnerId: number | null): boolean {
  return mayReachStore(actor, offerPartnerId);
}
