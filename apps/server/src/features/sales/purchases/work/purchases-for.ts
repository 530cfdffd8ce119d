import { readAccountDocument } from '@patio/contract/people/directory/read-account-document.ts';
import { worksForTheHouse } from '../../../../platform/access/store-access.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { PURCHASES, PURCHASES_BY_SHOWN, PURCHASES_OF_STORE } from './purchases-list.store.ts';

/** The list of purchases as a user may search it; `store`: theirs, null for the house. */
export function purchasesFor(actor: Actor, store: number | null) {
  if (store !== null) return PURCHASES_OF_STORE;
  return worksForTheHouse(actor, readAccountDocument) ? PURCHASES : PURCHASES_BY_SHOWN;
}
