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

/** Whether a partner `s` waits for a decision: the registration is complete. */
export const AWAITS_APPROVAL = `s.status = 'pending' and s.registered_at is not null and s.email_verified_at is not null and s.store is not null`;

const list = statement({
  name: 'partners.list',
  text: `select id, name, store, status, email, email_verified_at, registered_at from partner
    where $1::text is null or status = $1 order by registered_at desc nulls last, id desc`,
});

const locked = `select id, name, store, status, email, idiom, email_verified_at, registered_at, version, description, phone, site, address,
  city_code, photo, legal_name, representative from partner`;

const lockByStore = statement({
  name: 'partners.lock-by-store',
  text: `${locked} where store = $1 for update`,
});
const lockById = statement({ name: 'partners.lock-by-id', text: `${locked} where id = $1 for update` });

const open = statement({
  name: 'partners.open',
  text: `update partner set status = 'approved', member_since = $3, standing_reason = null, standing_by = $2, standing_at = $3
    where id = $1`,
});

const refuse = statement({
  name: 'partners.refuse',
  text: `update partner set status = 'refused', store = null, standing_reason = $2, standing_by = $3, standing_at = $4 where id = $1`,
});

const users = statement({
  name: 'partners.users',
  text: 'select id from account where partner_id = $1 and blocked_at is null order by id',
});

export type PartnerStatus = 'pending' | 'approved' | 'refused' | 'suspended' | 'closed';

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

/** A partner by the number, or by the name of the store. */
export type PartnerKey = { readonly id: number } | { readonly store: string };

/** A partner whose row is locked, with what deciding about them needs. */
export interface LockedPartner extends ListedPartner {
  readonly idiom: 'PTBR' | 'EN';
  /** Counts every change of the row. */
  readonly version: number;
  readonly description: string;
  readonly phone: string | null;
  readonly site: string | null;
  readonly address: string | null;
  readonly city_code: number | null;
  readonly photo: string | null;
  readonly legal_name: string | null;
  readonly representative: string | null;
}

/** A partner in any status, locked until the transaction ends. */
export function lockPartner(transaction: Transaction, key: PartnerKey): Promise<LockedPartner | undefined> {
  return 'id' in key ? transaction.row(lockById, [key.id]) : transaction.row(lockByStore, [key.store]);
}

interface Decision {
  readonly id: number;
  /** Null: at the command line. */
  readonly by: number | null;
  /** Epoch milliseconds UTC. */
  readonly at: number;
}

/** Opens a store; the partnership starts on the day of its approval. */
export async function openPartner(transaction: Transaction, { id, by, at }: Decision): Promise<void> {
  await transaction.run(open, [id, by, new Date(at)]);
}

/** Refuses a registration; its name is free for others. */
export async function refuseRegistration(
  transaction: Transaction,
  { id, by, at, reason }: Decision & { readonly reason: string },
): Promise<void> {
  await transaction.run(refuse, [id, reason, by, new Date(at)]);
}

/** The accounts of a partner's users. */
export async function partnerUsers(queries: Queries, partnerId: number): Promise<number[]> {
  return (await queries.rows(users, [partnerId])).map(({ id }) => id);
}
