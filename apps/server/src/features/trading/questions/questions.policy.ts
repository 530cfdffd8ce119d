import type { Actor } from '../../../platform/http/call-context.ts';

/** The one store whose questions somebody sees and answers; null for people of the house, who see all (rule 0.12, S-23). */
export function storeOf(actor: Actor): number | null {
  const isHouse = actor.staffRole === 'sales' || actor.staffRole === 'administrator';
  return isHouse ? null : actor.partnerId;
}
