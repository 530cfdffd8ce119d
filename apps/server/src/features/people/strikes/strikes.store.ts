import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A defaulted purchase of a user. Instants in epoch milliseconds, price in centavos. */
export interface StrikeRow {
  readonly code: number;
  readonly at: number;
  readonly reason: string;
  readonly removed_at: number | null;
  readonly removal_reason: string | null;
  readonly purchase_code: number;
  readonly offer_code: number;
  readonly title: string;
  readonly value_cents: number;
}

interface NewStrike {
  readonly accountId: number;
  readonly purchaseCode: number;
  readonly reason: string;
  /** Null: by the rules alone. */
  readonly givenBy: number | null;
  readonly at: number;
}

const insert = statement({
  name: 'strikes.insert',
  text: `insert into strike (account_id, purchase_code, reason, given_by, at) values ($1, $2, $3, $4, $5)`,
});

const list = statement({
  name: 'strikes.list',
  text: `select s.code, s.at, s.reason, s.removed_at, s.removal_reason, s.purchase_code, p.offer_code, o.title, p.value_cents
         from strike s join purchase p on p.code = s.purchase_code join offer o on o.code = p.offer_code
         where s.account_id = $1 order by s.at desc, s.code desc`,
});

const known = statement({
  name: 'strikes.account-known',
  text: 'select id from account where id = $1',
});

const remove = statement({
  name: 'strikes.remove',
  text: `update strike set removed_at = $3, removed_by = $4, removal_reason = $5
         where code = $2 and account_id = $1 and removed_at is null returning code`,
});

const among = statement({
  name: 'strikes.among',
  text: `select account_id, at, removed_at as "removedAt" from strike
         where account_id = any($1::bigint[]) and removed_at is null`,
});

/** Records a strike; once for each purchase. */
export async function insertStrike(transaction: Transaction, strike: NewStrike): Promise<void> {
  const { accountId, purchaseCode, reason, givenBy, at } = strike;
  await transaction.run(insert, [accountId, purchaseCode, reason, givenBy, new Date(at)]);
}

/** Those of an account, newest first; undefined for an unknown account. */
export async function strikesOf(queries: Queries, accountId: number): Promise<StrikeRow[] | undefined> {
  if ((await queries.row(known, [accountId])) === undefined) return undefined;
  return queries.rows(list, [accountId]);
}

interface Removal {
  readonly accountId: number;
  readonly code: number;
  readonly reason: string;
  readonly actorId: number;
  readonly at: number;
}

/** Removes a strike; false if there is none to remove. */
export async function markRemoved(transaction: Transaction, removal: Removal): Promise<boolean> {
  const { accountId, code, reason, actorId, at } = removal;
  const row = await transaction.row(remove, [accountId, code, new Date(at), actorId, reason]);
  return row !== undefined;
}

/** The strikes of several accounts that were not removed. */
export function strikesAmong(queries: Queries, accountIds: readonly number[]) {
  return queries.rows(among, [accountIds]);
}
