import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const byStore = statement({
  name: 'partners.by-store',
  text: `select id, name, store, photo, phone, email, member_since, description, idiom from partner
    where store = $1 and status = 'approved'`,
});

const sells = statement({
  name: 'partners.sells',
  text: 'select title from offer where code = $1 and partner_id = $2 and published_at <= $3',
});

const list = statement({
  name: 'partners.list',
  text: `select id, name, store, status, email, email_verified_at, registered_at from partner
    where $1::text is null or status = $1 order by registered_at desc nulls last, id desc`,
});

const lockByStore = statement({
  name: 'partners.lock-by-store',
  text: `select id, name, store, status, email, idiom, email_verified_at, registered_at from partner where store = $1 for update`,
});

const setStatus = statement({
  name: 'partners.set-status',
  text: 'update partner set status = $2, member_since = $3 where id = $1',
});

const users = statement({
  name: 'partners.users',
  text: 'select id from account where partner_id = $1 and blocked_at is null order by id',
});

export type PartnerStatus = 'pending' | 'approved' | 'suspended';

/** A partner as staff see it; instants in epoch milliseconds. */
export interface ListedPartner {
  readonly id: number;
  readonly name: string;
  readonly store: string | null;
  readonly status: PartnerStatus;
  readonly email: string | null;
  readonly email_verified_at: number | null;
  /** Null: not by the form. */
  readonly registered_at: number | null;
}

/** Reads approved stores; changes nothing. */
export function partnerReader(queries: Queries) {
  return {
    byStore: (store: string) => queries.row(byStore, [store]),
    /** The title of an offer of a partner; undefined if they do not sell it. */
    titleOf: async (offerCode: number, partnerId: number, now: number) =>
      (await queries.row(sells, [offerCode, partnerId, new Date(now)]))?.title,
  };
}

/** Partners of a status (null: all), the latest registration first. */
export function listPartners(queries: Queries, status: PartnerStatus | null): Promise<ListedPartner[]> {
  return queries.rows(list, [status]);
}

/** The partner with a store name, in any status, locked until the transaction ends. */
export function lockPartner(
  transaction: Transaction,
  store: string,
): Promise<(ListedPartner & { idiom: 'PTBR' | 'EN' }) | undefined> {
  return transaction.row(lockByStore, [store]);
}

/** The partnership starts on the day of the first approval. */
export async function setPartnerStatus(
  transaction: Transaction,
  change: { id: number; status: PartnerStatus; memberSince: number },
): Promise<void> {
  await transaction.run(setStatus, [change.id, change.status, new Date(change.memberSince)]);
}

/** The accounts of a partner's users. */
export async function partnerUsers(queries: Queries, partnerId: number): Promise<number[]> {
  return (await queries.rows(users, [partnerId])).map(({ id }) => id);
}
