import type { Actor } from '../../../platform/http/call-context.ts';

/** Whether somebody who sells may see a purchase of an offer of this store (null: of the house); people of the house see all. */
export function maySee(actor: Actor, offerPartnerId: number | null): boolean {
  const house = actor.staffRole === 'sales' || actor.staffRole === 'administrator';
  return house || (actor.partnerId !== null && actor.partnerId === offerPartnerId);
}
