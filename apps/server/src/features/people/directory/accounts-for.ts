import { readAccountDocument } from '@patio/contract/people/directory/read-account-document.ts';
import { searchableTerm } from '@patio/domain/people/directory/searchable-term.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { ACCOUNTS, ACCOUNTS_WITHOUT_DOCUMENT } from './accounts-list.store.ts';

/** The list of accounts as a user may search it, and their query with its term as it is stored. */
export function accountsFor(actor: Actor, query: Readonly<Record<string, unknown>>) {
  const { busca } = query;
  const term = typeof busca === 'string' ? searchableTerm(busca) : '';
  // A whole document is known to who types it; parts of one are for those who may read it.
  const whole = /^(\d{11}|[\dA-Za-z]{12}\d{2})$/.test(term);
  const list = whole || worksForTheHouse(actor, readAccountDocument) ? ACCOUNTS : ACCOUNTS_WITHOUT_DOCUMENT;
  return { list, query: typeof busca === 'string' ? { ...query, busca: term } : query };
}
