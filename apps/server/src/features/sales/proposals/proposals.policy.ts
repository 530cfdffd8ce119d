import type { Actor } from '../../../platform/http/call-context.ts';

/** Who works in the back office sees the proposals of every store; a user of a partner those of his own. Null: all (rule 0.12). */
export function storeOf(actor: Actor): number | null {
  return worksForTheHouse(actor) ? null : actor.partnerId;
}

/** Whether somebody may see and decide on the proposals of an offer of this store (null: of the house). */
export function mayDecide(actor: Actor, offerPartnerId: number | null): boolean {
  if (worksForTheHouse(actor)) return true;
  return actor.partnerId !== null && actor.partnerId === offerPartnerId;
}

/** The sales team and the administrator. */
export function worksForTheHouse({ staffRole }: Actor): boolean {
  return staffRole === 'sales' || staffRole === 'administrator';
}
