import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { MailStore } from './mail-frame.ts';

const byId = statement({
  name: 'mail.seller',
  text: `select name, store from partner where id = $1 and status = 'approved'`,
  // A store has its name before it is approved.
  neverNull: ['store'],
});

const byName = statement({
  name: 'mail.store-named',
  text: `select name, store from partner where store = $1 and status = 'approved'`,
});

/** The store in whose name a mail about an offer is sent; null: the house, also while the store is not open. */
export async function sellerOf(queries: Queries, partnerId: number | null): Promise<MailStore | null> {
  return partnerId === null ? null : ((await queries.row(byId, [partnerId])) ?? null);
}

/** The open store of that name, or null. */
export async function storeNamed(queries: Queries, store: string | null): Promise<MailStore | null> {
  return store === null ? null : ((await queries.row(byName, [store])) ?? null);
}
