import type { Actor } from '../http/call-context.ts';

/** The sales team and the administrator, who work for the house in every store (rule 0.12). */
export function worksForTheHouse({ staffRole }: Pick<Actor, 'staffRole'>): boolean {
  return staffRole === 'sales' || staffRole === 'administrator';
}

/** The only store whose data the back-office lists show to a user; null for the house, which sees everything (rule 0.12, S-23). */
export function storeOf(actor: Actor): number | null {
  return worksForTheHouse(actor) ? null : actor.partnerId;
}

/** Whether a user may read and change what belongs to a store, or (null) to the house; a user without either role may not. */
export function mayReachStore(actor: Actor, partnerId: number | null): boolean {
  return worksForTheHouse(actor) || (actor.partnerId !== null && actor.partnerId === partnerId);
}
