import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** The facts of an account needed for signing in. Instants are epoch milliseconds UTC. */
export interface SignInAccount {
  readonly id: number;
  readonly email: string;
  /** Null: signs in with a provider only. */
  readonly password_hash: string | null;
  /** Set in an open session without further proof: it confirms no security change (decision 0054). */
  readonly password_unproved: boolean;
  readonly two_step: boolean;
  readonly must_change_password: boolean;
  readonly blocked_at: number | null;
}

/** What the session user shows. */
export interface UserRow {
  readonly id: number;
  readonly name: string;
  readonly profile_code: number;
  readonly client_type: number | null;
  readonly company_type: number | null;
  readonly partner_id: number | null;
  readonly staff_role: StaffRole | null;
  readonly must_change_password: boolean;
  readonly first_sign_in_at: number | null;
  readonly unread: number;
}

const columns = 'id, email, password_hash, password_unproved, two_step, must_change_password, blocked_at';

const byLogin = statement({
  name: 'account-by-login',
  text: `select ${columns} from account where email = $1 or lower(username) = $1 order by email = $1 desc limit 1`,
});

const byEmail = statement({
  name: 'account-by-email',
  text: `select ${columns} from account where email = $1`,
});

const byId = statement({
  name: 'account-by-id',
  text: `select ${columns} from account where id = $1`,
});

const user = statement({
  name: 'session-user',
  text: `select id, name, profile_code, client_type, company_type, partner_id, staff_role, must_change_password, first_sign_in_at,
      (select count(*) from notification n where n.account_id = a.id and n.read_at is null) as unread
    from account a where id = $1`,
});

const signedIn = statement({
  name: 'account-signed-in',
  text: 'update account set first_sign_in_at = $2 where id = $1 and first_sign_in_at is null',
});

const setPassword = statement({
  name: 'account-set-password',
  text: 'update account set password_hash = $2, password_unproved = not $3, must_change_password = false where id = $1',
});

const prove = statement({
  name: 'account-prove-password',
  text: 'update account set password_unproved = false where id = $1 and password_unproved',
});

const lockEntry = statement({
  name: 'account-lock-entry',
  text: 'select password_hash, blocked_at from account where id = $1 for no key update',
});

/** Whether the owner of an account confirms with their password, or else with a mailed code: they have none, or an unproven one. */
export function confirmsByPassword(
  account: Pick<SignInAccount, 'password_hash' | 'password_unproved'>,
): account is { readonly password_hash: string; readonly password_unproved: false } {
  return account.password_hash !== null && !account.password_unproved;
}

/** The current credentials of an account; locked until the transaction ends, so that nothing that ends sessions is missed. */
export function lockEntryOf(
  transaction: Transaction,
  accountId: number,
): Promise<Pick<SignInAccount, 'password_hash' | 'blocked_at'> | undefined> {
  return transaction.row(lockEntry, [accountId]);
}

/** By e-mail or username, in any letter case (C-18). */
export function accountByLogin(queries: Queries, login: string): Promise<SignInAccount | undefined> {
  return queries.row(byLogin, [login.toLowerCase()]);
}

/** By e-mail, in lower case. */
export function accountByEmail(queries: Queries, email: string): Promise<SignInAccount | undefined> {
  return queries.row(byEmail, [email]);
}

/** The account of a user who is signed in. */
export function ownAccount(queries: Queries, accountId: number): Promise<SignInAccount | undefined> {
  return queries.row(byId, [accountId]);
}

/** The session user, with their unread notifications counted. */
export function userOf(queries: Queries, accountId: number): Promise<UserRow | undefined> {
  return queries.row(user, [accountId]);
}

/** Records the first sign-in (S-37). */
export async function noteSignIn(queries: Queries, accountId: number, now: number): Promise<void> {
  await queries.run(signedIn, [accountId, new Date(now)]);
}

/** Stores a new password and clears the obligation to change it. `proved`: the user has shown more than an open session. */
export async function savePassword(
  queries: Queries,
  password: { readonly accountId: number; readonly hash: string; readonly proved: boolean },
): Promise<void> {
  await queries.run(setPassword, [password.accountId, password.hash, password.proved]);
}

/** Marks the password as proven: it was used together with a second step. */
export async function provePassword(queries: Queries, accountId: number): Promise<void> {
  await queries.run(prove, [accountId]);
}
