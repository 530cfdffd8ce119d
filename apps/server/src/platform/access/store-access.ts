import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { mayCall } from '@patio/contract/route/may-call.ts';
import type { Actor } from '../http/call-context.ts';

/** The roles that a call names. */
type Call = Pick<RouteDefinition, 'roles'>;

/** What most calls that stores may make too name. */
const SALES: Call = { roles: ['sales'] };

/** Staff who make a call by their role, and so for the house in every store (rule 0.12): sales and the administrator, by default. */
export function worksForTheHouse(
  { staffRole }: Pick<Actor, 'staffRole'>,
  { roles = [] }: Call = SALES,
): boolean {
  return mayCall({ roles }, { staffRole, partnerId: null, storeSuspended: false });
}

/** The only store whose data the back-office lists show to a user; null for the house, which sees everything (rule 0.12, S-23). */
export function storeOf(actor: Actor, call: Call = SALES): number | null {
  return worksForTheHouse(actor, call) ? null : actor.partnerId;
}

/** Whether a user may read and change what belongs to a store, or (null) to the house; a user without either role may not. */
export function mayReachStore(actor: Actor, partnerId: number | null, call: Call = SALES): boolean {
  return worksForTheHouse(actor, call) || (actor.partnerId !== null && actor.partnerId === partnerId);
}
