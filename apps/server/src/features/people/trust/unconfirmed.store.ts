import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

/** No deal or request refers to it, and it is not used by staff or a store. */
const unused = `
  a.never_confirmed_since <= $1 and a.email_confirmed_at is null and a.erased_at is null and a.staff_role is null
  and a.partner_id is null and a.identity_verified_at is null and a.deposit_cents = 0
  and not exists (select from participation where account_id = a.id)
  and not exists (select from proposal where account_id = a.id)
  and not exists (select from purchase where account_id = a.id)
  and not exists (select from auction where leader_id = a.id)
  and not exists (select from offer where owner_id = a.id)
  and not exists (select from personal_data_request where account_id = a.id)
  and not exists (select from bid_deposit where account_id = a.id)
  and not exists (select from strike where account_id = a.id)`;

/** Who can act on it: not blocked, and no mail to the address is dead. */
const reachable = `a.blocked_at is null and not exists (select from mail m where m.recipient = a.email
  and m.dead_at is not null and (m.useless_at is null or m.dead_at < m.useless_at))`;

const warned = `select from mail m where m.dedupe_key = 'unconfirmed:' || a.id`;

const removable = `${unused} and (not (${reachable}) or exists (${warned} and m.created_at <= $2))`;

const unwarned = statement({
  name: 'trust.unconfirmed-unwarned',
  text: claim(`a.id, a.email, coalesce(a.idiom, 'PTBR') as idiom, a.never_confirmed_since as since`, {
    from: 'account a',
    where: `${unused} and ${reachable} and not exists (${warned}) and a.id > $2`,
    order: 'a.id',
    limit: 100,
  }),
});

const due = statement({
  name: 'trust.unconfirmed-due',
  text: `select a.id from account a where ${removable} and a.id > $3 order by a.id limit 100`,
});

const still = statement({
  name: 'trust.unconfirmed-still',
  text: `select a.id from account a where a.id = $3 and ${removable}`,
});

/** An account that will be removed unless it is confirmed. */
export interface Unconfirmed {
  readonly id: number;
  readonly email: string;
  readonly idiom: Idiom;
  /** Since when it has been unconfirmed, epoch milliseconds. */
  readonly since: number;
}

/** The conditions for removing an account, epoch milliseconds: unconfirmed since, and warned by then if mail can reach it. */
export interface Overdue {
  readonly since: number;
  readonly warnedBy: number;
}

/** Identifies the warning mail, once for an account. */
export const warningKey = (accountId: number): string => `unconfirmed:${accountId}`;

/** Accounts beyond a number that were not confirmed since an instant (epoch milliseconds) and not warned yet, 100 at most; locked. */
export function unwarnedSince(queries: Queries, since: number, after: number): Promise<Unconfirmed[]> {
  return queries.rows(unwarned, [new Date(since), after]);
}

/** Accounts beyond a number that never confirmed their e-mail and have no deals, 100 at most. */
export async function unconfirmedSince(queries: Queries, overdue: Overdue, after: number): Promise<number[]> {
  const rows = await queries.rows(due, [...instants(overdue), after]);
  return rows.map(({ id }) => id);
}

/** Whether an account is still such a one. */
export async function isUnconfirmed(queries: Queries, overdue: Overdue, accountId: number): Promise<boolean> {
  return (await queries.row(still, [...instants(overdue), accountId])) !== undefined;
}

const instants = ({ since, warnedBy }: Overdue) => [new Date(since), new Date(warnedBy)] as const;
