import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** The account of a token, blocked or not: so that setting a password distinguishes a blocked account from a missing session (C-23). */
export interface PasswordHolder {
  readonly session_id: string;
  readonly account_id: number;
  readonly restricted: boolean;
  /** More proof than an open session: it was opened for a new password, by a mailed link or a sign-in. */
  readonly proved: boolean;
  /** By a link that was read in the mailbox. */
  readonly by_link: boolean;
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  readonly trade_name: string | null;
  /** Staff or a store user. */
  readonly works: boolean;
  readonly password_hash: string | null;
  readonly password_unproved: boolean;
  readonly two_step: boolean;
  /** When a second step was completed in this session, in epoch milliseconds UTC. */
  readonly second_step_at: number | null;
  readonly blocked_at: number | null;
}

const holder = statement({
  name: 'password-holder',
  text: `select s.id as session_id, a.id as account_id, s.restricted or a.must_change_password as restricted,
      s.restricted as proved,
      exists (select from security_event e where e.account_id = a.id and e.session_id = s.id and e.kind = 'password-link-opened') as by_link,
      a.email, a.name, a.surname, a.trade_name,
      a.staff_role is not null or a.partner_id is not null as works, a.password_hash, a.password_unproved, a.two_step, s.second_step_at, a.blocked_at
    from session s join account a on a.id = s.account_id
    where ((s.token_hash = $1 and s.token_expires_at > $2) or (s.previous_token_hash = $1 and s.previous_token_until > $2))
      and not s.office and s.expires_at > $2 and (s.revoked_at is null or a.blocked_at is not null)`,
});

const insertLink = statement({
  name: 'password-link-insert',
  text: 'insert into password_link (token_hash, account_id, expires_at, created_at) values ($1, $2, $3, $4)',
});

const useLink = statement({
  name: 'password-link-use',
  text: `update password_link l set used_at = $2 from account a
    where l.token_hash = $1 and l.used_at is null and l.expires_at > $2 and a.id = l.account_id and a.blocked_at is null
    returning l.account_id`,
});

const endLinks = statement({
  name: 'password-link-end',
  text: 'update password_link set used_at = $2 where account_id = $1 and used_at is null',
});

const endTokens = statement({
  name: 'password-sign-up-tokens-end',
  text: 'delete from interest_token where account_id = $1',
});

/** The user of a valid token, blocked or not. */
export function passwordHolder(
  queries: Queries,
  tokenHash: Buffer,
  now: number,
): Promise<PasswordHolder | undefined> {
  return queries.row(holder, [tokenHash, new Date(now)]);
}

/** Adds a mailed link. */
export async function insertPasswordLink(
  queries: Queries,
  link: { tokenHash: Buffer; accountId: number; expiresAt: number; now: number },
): Promise<void> {
  await queries.run(insertLink, [
    link.tokenHash,
    link.accountId,
    new Date(link.expiresAt),
    new Date(link.now),
  ]);
}

/**
 * The account of a link, once; null for a used, expired or unknown one. Opening it does not confirm the e-mail yet: only the new password
 * does, which ends what others may have left in the account.
 */
export async function usePasswordLink(
  queries: Queries,
  tokenHash: Buffer,
  now: number,
): Promise<number | null> {
  return (await queries.row(useLink, [tokenHash, new Date(now)]))?.account_id ?? null;
}

/** Invalidates all links mailed before. */
export async function endPasswordLinks(queries: Queries, accountId: number, now: number): Promise<void> {
  await queries.run(endLinks, [accountId, new Date(now)]);
}

/** Invalidates all tokens returned by a sign-up or a registration: with one, a registration could set the password again. */
export async function endSignUpTokens(queries: Queries, accountId: number): Promise<void> {
  await queries.run(endTokens, [accountId]);
}
