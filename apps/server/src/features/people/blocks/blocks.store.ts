import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { accountMarks } from '../../identity/account-records/public.ts';

/** A block with the names of the people who acted. Instants in epoch milliseconds UTC. */
export interface BlockRow {
  readonly id: number;
  readonly reason: string;
  readonly blocked_by: string;
  readonly blocked_at: number;
  readonly until: number | null;
  readonly lift_reason: string | null;
  readonly lifted_by: string | null;
  readonly lifted_at: number | null;
}

/** The facts of an account needed to block it. */
export interface BlockTarget {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly idiom: Idiom | null;
  readonly staff_role: string | null;
  readonly blocked_at: number | null;
}

interface Action {
  readonly accountId: number;
  readonly reason: string;
  readonly staffId: number;
  /** Epoch milliseconds UTC. */
  readonly at: number;
}

/** How many ended blocks are read at once. */
export const ENDED_AT_ONCE = 50;

const target = 'select id, email, name, idiom, staff_role, blocked_at from account';

const find = statement({ name: 'blocks.find', text: `${target} where id = $1 and erased_at is null` });

const lock = statement({
  name: 'blocks.lock',
  text: `${target} where id = any($1::bigint[]) and erased_at is null order by id for no key update`,
});

const blocks = `select k.id, k.reason, b.name as blocked_by, k.blocked_at, k.until, k.lift_reason, l.name as lifted_by, k.lifted_at
    from account_block k join account b on b.id = k.blocked_by left join account l on l.id = k.lifted_by`;

const list = statement({
  name: 'blocks.list',
  text: `${blocks} where k.account_id = $1 order by k.id desc limit 200`,
});

const openOne = statement({
  name: 'blocks.open-one',
  text: `${blocks} where k.account_id = $1 and k.lifted_at is null`,
});

const ended = statement({
  name: 'blocks.ended',
  text: `select account_id from account_block where until <= $1 and lifted_at is null order by until, id limit ${ENDED_AT_ONCE}`,
});

const lockEnded = statement({
  name: 'blocks.lock-ended',
  text: `select id from account_block where account_id = $1 and until <= $2 and lifted_at is null for update`,
});

const insert = statement({
  name: 'blocks.insert',
  text: `insert into account_block (account_id, reason, blocked_by, blocked_at, until) values ($1, $2, $3, $4, $5)`,
});

const end = statement({
  name: 'blocks.end',
  text: `update account_block set lifted_at = greatest($2, until) where account_id = $1 and lifted_at is null`,
});

const lift = statement({
  name: 'blocks.lift',
  text: `update account_block set lift_reason = $2, lifted_by = $3, lifted_at = greatest($4, blocked_at)
    where account_id = $1 and lifted_at is null`,
});

/** The account of that number, unless it was erased. */
export function blockTarget(queries: Queries, accountId: number): Promise<BlockTarget | undefined> {
  return queries.row(find, [accountId]);
}

/** The blocks of an account, newest first, 200 at most. */
export function blocksOf(queries: Queries, accountId: number): Promise<BlockRow[]> {
  return queries.rows(list, [accountId]);
}

/** The block that holds an account; undefined: none does. */
export function openBlock(queries: Queries, accountId: number): Promise<BlockRow | undefined> {
  return queries.row(openOne, [accountId]);
}

/** Accounts whose block has reached its end; at most `ENDED_AT_ONCE`. */
export async function endedBlocks(queries: Queries, now: number): Promise<number[]> {
  return (await queries.rows(ended, [new Date(now)])).map(({ account_id: id }) => id);
}

/** What changes blocks, in one transaction. */
export function blockWriter(transaction: Transaction) {
  const given = ({ accountId, reason, staffId, at }: Action) => [accountId, reason, staffId, new Date(at)];
  return {
    /**
     * The account and the staff member who acts on it, both locked, so that two staff members cannot block each other; null if the latter
     * is blocked by now.
     */
    lock: async (accountId: number, staffId: number): Promise<BlockTarget | undefined | null> => {
      const rows = await transaction.rows(lock, [[accountId, staffId]]);
      const staff = rows.find(({ id }) => id === staffId);
      return staff?.blocked_at === null ? rows.find(({ id }) => id === accountId) : null;
    },
    /** `until`: when it ends by itself, in epoch milliseconds UTC. */
    insert: async (action: Action & { readonly until: number | null }) => {
      await accountMarks(transaction).blocked(action.accountId, action.at);
      const until = action.until === null ? null : new Date(action.until);
      return transaction.run(insert, [...given(action), until]);
    },
    /** Locks an account whose block has ended; undefined: it was lifted before, or the account is gone. */
    lockEnded: async (accountId: number, now: number): Promise<BlockTarget | undefined> => {
      const [row] = await transaction.rows(lock, [[accountId]]);
      const block = row && (await transaction.row(lockEnded, [accountId, new Date(now)]));
      return block ? row : undefined;
    },
    /** Ends the block of an account by itself. */
    end: async (accountId: number, at: number) => {
      await accountMarks(transaction).blocked(accountId, null);
      return transaction.run(end, [accountId, new Date(at)]);
    },
    lift: async (action: Action) => {
      await accountMarks(transaction).blocked(action.accountId, null);
      return transaction.run(lift, given(action));
    },
  };
}
