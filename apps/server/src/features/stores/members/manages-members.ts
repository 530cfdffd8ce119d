import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { ownsStore } from './members.store.ts';

/** Whether a user invites and removes the members of a store: sales does, and who answers for it. */
export async function managesMembers(queries: Queries, actor: Actor, partnerId: number): Promise<boolean> {
  if (worksForTheHouse(actor)) return true;
  return actor.partnerId === partnerId && ownsStore(queries, actor.accountId, partnerId);
}

/** Errors: `store-owner-only`. */
export async function requireManager(queries: Queries, actor: Actor, partnerId: number): Promise<void> {
  if (!(await managesMembers(queries, actor, partnerId))) throw new ApiError('store-owner-only');
}
