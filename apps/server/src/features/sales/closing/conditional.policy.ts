import type { Actor } from '../../../platform/http/call-context.ts';

/** The one store whose conditional sales somebody sees; null for people of the house, who see all (rule 0.12). */
export function storeOf(actor: Actor): number | null {
  const house = actor.staffRole === 'sales' || actor.staffRole === 'administrator';
  return house ? null : actor.partnerId;
}

/** Whether somebody may decide on the conditional sale of an offer of this store (null: of the house). */
export function mayDecide(actor: Actor, offerPartnerId: number | null): boolean {
  const store = storeOf(actor);
  return store === null || store === offerPartnerId;
}
