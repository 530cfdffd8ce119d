import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { forgetBrowsers } from './devices/forgotten-browsers.store.ts';

/** A session for renewal. Instants are epoch milliseconds UTC. */
export interface SessionRow {
  readonly id: string;
  readonly account_id: number;
  readonly restricted: boolean;
  readonly office: boolean;
  readonly token_hash: Buffer;
  readonly token_expires_at: number;
  readonly previous_token_hash: Buffer | null;
  readonly previous_token_until: number | null;
  readonly refresh_hash: Buffer;
  readonly spent_refresh_hashes: readonly Buffer[];
  readonly rotation_salt: Buffer | null;
  readonly rotated_at: number | null;
  readonly last_seen_at: number;
  readonly expires_at: number;
  readonly revoked_at: number | null;
  readonly blocked_at: number | null;
}

export interface NewSession {
  readonly id: string;
  readonly accountId: number;
  readonly restricted: boolean;
  /** Of the back office, not of the storefront. */
  readonly office: boolean;
  readonly tokenHash: Buffer;
  readonly tokenExpiresAt: number;
  readonly refreshHash: Buffer;
  readonly expiresAt: number;
  readonly now: number;
  readonly userAgent: string | null;
  readonly address: string;
  /** When a second step was completed, at sign-in; null without one. */
  readonly secondStepAt: number | null;
}

const insert = statement({
  name: 'session-insert',
  text: `insert into session (id, account_id, restricted, token_hash, token_expires_at, refresh_hash, expires_at, created_at,
      last_seen_at, user_agent, address, second_step_at, office)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12)`,
});

const columns = `s.id, s.account_id, s.restricted, s.office, s.token_hash, s.token_expires_at, s.previous_token_hash, s.previous_token_until, s.refresh_hash,
  s.spent_refresh_hashes, s.rotation_salt, s.rotated_at, s.last_seen_at, s.expires_at, s.revoked_at, a.blocked_at`;

const byToken = statement({
  name: 'session-by-token-locked',
  text: `select ${columns} from session s join account a on a.id = s.account_id
    where s.token_hash = $1 or s.previous_token_hash = $1 for update of s`,
});

const life = statement({
  name: 'session-token-life',
  text: 'select token_expires_at from session where id = $1 and token_hash = $2',
});

const byRefresh = statement({
  name: 'session-by-refresh-locked',
  text: `select ${columns} from session s join account a on a.id = s.account_id
    where s.refresh_hash = $1 or s.spent_refresh_hashes @> array[$1::bytea] for update of s`,
});

const rotateToken = statement({
  name: 'session-rotate-token',
  text: `update session set token_hash = $2, token_expires_at = $3, previous_token_hash = token_hash, previous_token_until = $4,
      rotation_salt = $5, last_seen_at = $6
    where id = $1`,
});

const rotateBoth = statement({
  name: 'session-rotate-both',
  text: `update session set token_hash = $2, token_expires_at = $3, previous_token_hash = token_hash, previous_token_until = $4,
      rotation_salt = $5, last_seen_at = $6, rotated_at = $6, refresh_hash = $7,
      spent_refresh_hashes = spent_refresh_hashes[greatest(1, cardinality(spent_refresh_hashes) - 198):] || refresh_hash
    where id = $1`,
});

const revoke = statement({
  name: 'session-revoke',
  text: 'update session set revoked_at = $2 where id = $1 and revoked_at is null',
});

const revokeAll = statement({
  name: 'session-revoke-all',
  text: `update session set revoked_at = $2
    where account_id = $1 and revoked_at is null and ($3::uuid is null or id <> $3)`,
});

const revokeOffice = statement({
  name: 'session-revoke-office',
  text: 'update session set revoked_at = $2 where account_id = $1 and office and revoked_at is null',
});

/** Adds a session. */
export async function insertSession(queries: Queries, session: NewSession): Promise<void> {
  await queries.run(insert, [
    session.id,
    session.accountId,
    session.restricted,
    session.tokenHash,
    new Date(session.tokenExpiresAt),
    session.refreshHash,
    new Date(session.expiresAt),
    new Date(session.now),
    session.userAgent,
    session.address,
    session.secondStepAt === null ? null : new Date(session.secondStepAt),
    session.office,
  ]);
}

/** The session with this current or previous token, locked. */
export function sessionByToken(queries: Queries, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return queries.row(byToken, [tokenHash]);
}

/** When the current token of a session expires (epoch milliseconds UTC); undefined if the token is not the current one. */
export async function tokenLife(
  queries: Queries,
  id: string,
  tokenHash: Buffer,
): Promise<number | undefined> {
  return (await queries.row(life, [id, tokenHash]))?.token_expires_at;
}

/** The session with this current or previous refresh secret, locked. */
export function sessionByRefresh(queries: Queries, refreshHash: Buffer): Promise<SessionRow | undefined> {
  return queries.row(byRefresh, [refreshHash]);
}

export interface Rotation {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly tokenExpiresAt: number;
  /** Until when the previous token is valid. */
  readonly previousUntil: number;
  readonly salt: Buffer;
  readonly now: number;
  /** Null: only the token changes. */
  readonly refreshHash: Buffer | null;
}

/** Stores the next secrets of a session; the previous token stays valid a little longer. */
export async function rotateSession(queries: Queries, rotation: Rotation): Promise<void> {
  const { id, tokenHash, tokenExpiresAt, previousUntil, salt, now, refreshHash } = rotation;
  const shared = [id, tokenHash, new Date(tokenExpiresAt), new Date(previousUntil), salt, new Date(now)];
  await (refreshHash === null
    ? queries.run(rotateToken, shared)
    : queries.run(rotateBoth, [...shared, refreshHash]));
}

/** Ends a session. */
export async function revokeSession(queries: Queries, id: string, now: number): Promise<void> {
  await queries.run(revoke, [id, new Date(now)]);
}

/**
 * Ends every session of an account, except the one to keep, and forgets the browsers that it was used with. The account is locked first:
 * what is in progress in one of these sessions is finished before, or finds it ended (`holdSession`).
 */
export async function revokeSessions(
  transaction: Transaction,
  accountId: number,
  now: number,
  keepId: string | null = null,
): Promise<void> {
  await forgetBrowsers(transaction, accountId);
  await transaction.run(revokeAll, [accountId, new Date(now), keepId]);
}

/** Ends the sessions of an account in the back office; those of the storefront stay. `now` in epoch milliseconds UTC. */
export async function revokeOfficeSessions(
  transaction: Transaction,
  accountId: number,
  now: number,
): Promise<void> {
  await transaction.run(revokeOffice, [accountId, new Date(now)]);
}
