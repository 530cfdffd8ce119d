import { listVisits } from '@patio/contract/sales/visits/list-visits.ts';
import { mayReachStore, worksForTheHouse } from '../../../../platform/access/store-access.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { findVisit, visitWriter, type Visit } from '../visits.store.ts';

/** Whether a user reads how to telephone a visitor: a store reaches them by the house. */
export const readsPhones = (actor: Actor): boolean => worksForTheHouse(actor, listVisits);

/** A visit that a user of the back office may see; undefined: there is none for them. */
export async function reachedVisit(queries: Queries, code: number, actor: Actor): Promise<Visit | undefined> {
  const visit = await findVisit(queries, code);
  return visit && mayReachStore(actor, visit.partner_id, listVisits) ? visit : undefined;
}

/** The same, locked and as the caller saw it. Errors: `visit-not-found`, `visit-changed`. */
export async function seenVisit(
  transaction: Transaction,
  { code, version, actor }: { readonly code: number; readonly version: number; readonly actor: Actor },
): Promise<Visit> {
  const visit = await visitWriter(transaction).lock(code);
  if (!visit || !mayReachStore(actor, visit.partner_id, listVisits)) throw new ApiError('visit-not-found');
  if (visit.version !== version) throw new ApiError('visit-changed');
  return visit;
}
