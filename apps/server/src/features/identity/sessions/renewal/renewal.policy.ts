import type { SessionRow } from '../sessions.store.ts';

/** How long the previous secrets remain valid after a change: two tabs may renew at once. Milliseconds. */
export const graceMs = 10_000;

/** Whether a session is still alive: neither ended nor idle for too long, its account not blocked. */
export function isAlive(session: SessionRow, now: number, idleMs: number): boolean {
  return (
    session.revoked_at === null &&
    session.blocked_at === null &&
    session.expires_at > now &&
    session.last_seen_at > now - idleMs
  );
}

export type TokenStanding = 'current' | 'previous' | 'dead';

/** The state of a readable token. */
export function tokenStanding(session: SessionRow, tokenHash: Buffer, now: number): TokenStanding {
  if (session.token_hash.equals(tokenHash)) return session.token_expires_at > now ? 'current' : 'dead';
  const { previous_token_hash: previous, previous_token_until: until } = session;
  return previous?.equals(tokenHash) && until !== null && until > now ? 'previous' : 'dead';
}

export type RefreshStanding = 'current' | 'just-spent' | 'late' | 'stolen';

/**
 * The state of a refresh secret. `just-spent`: the previous one, by a tab that renewed at the same time; `late`: an older one in that same
 * moment; `stolen`: one that was replaced long ago, so two clients hold the session (rule 0.11).
 */
export function refreshStanding(session: SessionRow, refreshHash: Buffer, now: number): RefreshStanding {
  if (session.refresh_hash.equals(refreshHash)) return 'current';
  if (session.rotated_at === null || session.rotated_at <= now - graceMs) return 'stolen';
  return session.spent_refresh_hashes.at(-1)?.equals(refreshHash) ? 'just-spent' : 'late';
}

/** A token is fresh in the first third of its life: it is returned instead of a new one. */
export function isFresh(tokenExpiresAt: number, now: number, tokenMs: number): boolean {
  return tokenExpiresAt - now > (tokenMs * 2) / 3;
}
