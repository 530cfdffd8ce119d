import type { Actor } from '../../../platform/http/call-context.ts';

/** The one store in which somebody may set steps; null for people of the house, who may everywhere. */
export function storeOf(actor: Actor): number | null {
  return actor.staffRole === 'sales' || actor.staffRole === 'administrator' ? null : actor.partnerId;
}

/** Whether somebody may set the steps of a store, or (null) of the house. */
export function maySetSteps(actor: Actor, partnerId: number | null): boolean {
  const store = storeOf(actor);
  return store === null || store === partnerId;
}
