import type { AuthenticatorState } from '@patio/domain/identity/second-steps/authenticator-try.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A stored app. Instants are epoch milliseconds UTC. */
export interface AuthenticatorRow {
  /** Sealed. */
  readonly secret: Buffer;
  readonly created_at: number;
  readonly confirmed_at: number | null;
  readonly last_step: number | null;
  readonly wrong_tries: number;
  readonly wrong_since: number | null;
}

const columns = 'secret, created_at, confirmed_at, last_step, wrong_tries, wrong_since';

const has = statement({
  name: 'authenticator.has',
  text: 'select account_id from authenticator where account_id = $1 and confirmed_at is not null',
});

const find = statement({
  name: 'authenticator.find',
  text: `select ${columns} from authenticator where account_id = $1`,
});

const lock = statement({
  name: 'authenticator.lock',
  text: `select ${columns} from authenticator where account_id = $1 for update`,
});

const begin = statement({
  name: 'authenticator.begin',
  text: `insert into authenticator (account_id, secret, created_at) values ($1, $2, $3)
    on conflict (account_id) do update set secret = excluded.secret, created_at = excluded.created_at
      where authenticator.confirmed_at is null`,
});

const confirm = statement({
  name: 'authenticator.confirm',
  text: 'update authenticator set confirmed_at = $2, last_step = $3 where account_id = $1 and confirmed_at is null',
});

const saveState = statement({
  name: 'authenticator.save-state',
  text: 'update authenticator set last_step = $2, wrong_tries = $3, wrong_since = $4 where account_id = $1',
});

const forgive = statement({
  name: 'authenticator.forgive',
  text: 'update authenticator set wrong_tries = 0, wrong_since = null where account_id = $1',
});

const remove = statement({
  name: 'authenticator.remove',
  text: 'delete from authenticator where account_id = $1 and confirmed_at is not null',
});

/** Whether an account signs in with an app. */
export async function hasAuthenticator(queries: Queries, accountId: number): Promise<boolean> {
  return (await queries.row(has, [accountId])) !== undefined;
}

/** The app of an account, confirmed or not. */
export function authenticatorOf(queries: Queries, accountId: number): Promise<AuthenticatorRow | undefined> {
  return queries.row(find, [accountId]);
}

/** The same, locked against other attempts until the transaction ends. */
export function lockAuthenticator(
  transaction: Transaction,
  accountId: number,
): Promise<AuthenticatorRow | undefined> {
  return transaction.row(lock, [accountId]);
}

/** Stores the secret of an unconfirmed app; false if the account has a confirmed one. */
export async function beginAuthenticatorOf(
  queries: Queries,
  { accountId, secret, now }: { accountId: number; secret: Buffer; now: number },
): Promise<boolean> {
  return (await queries.run(begin, [accountId, secret, new Date(now)])) > 0;
}

/** Confirms the app; the code used for it cannot be used again. */
export async function confirmAuthenticatorOf(
  transaction: Transaction,
  { accountId, step, now }: { accountId: number; step: number; now: number },
): Promise<void> {
  await transaction.run(confirm, [accountId, new Date(now), step]);
}

/** Stores the state of the app's codes. */
export async function saveAuthenticatorState(
  transaction: Transaction,
  accountId: number,
  { lastStep, failedAttempts, wrongSince }: AuthenticatorState,
): Promise<void> {
  const since = wrongSince === null ? null : new Date(wrongSince);
  await transaction.run(saveState, [accountId, lastStep, failedAttempts, since]);
}

/** Resets wrong codes: the password that they came with is no longer valid. */
export async function forgiveWrongCodes(queries: Queries, accountId: number): Promise<void> {
  await queries.run(forgive, [accountId]);
}

/** Removes the app; false if there was none. */
export async function removeAuthenticatorOf(transaction: Transaction, accountId: number): Promise<boolean> {
  return (await transaction.run(remove, [accountId])) > 0;
}
