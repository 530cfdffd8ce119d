import type { RenewalCall } from './renewal-call.ts';
import { graceMs, isFresh, tokenStanding } from './renewal.policy.ts';
import { hashOf, newSalt, successorOf } from '../secrets.ts';
import { rotateSession, type SessionRow } from '../sessions.store.ts';

/**
 * The next token, or null. Programs without a cookie renew with the token alone; once the cookie of a session was used, the readable token
 * can no longer renew itself, so that a leaked one expires within minutes.
 */
export async function renewByToken(
  call: RenewalCall,
  session: SessionRow,
  token: string,
): Promise<string | null> {
  const { now } = call.context;
  const { sessionTokenMs } = call.deps.config.rules;
  const hash = hashOf(token);
  const hasCookie = session.spent_refresh_hashes.length > 0;
  switch (tokenStanding(session, hash, now)) {
    case 'dead':
      return null;
    case 'previous': {
      const next = session.rotation_salt && successorOf(token, session.rotation_salt, 'token');
      return next && session.token_hash.equals(hashOf(next)) ? next : token;
    }
    case 'current':
      return hasCookie || (isFresh(session.token_expires_at, now, sessionTokenMs) && !call.force)
        ? token
        : rotate(call, session, token);
  }
}

async function rotate(
  { context, deps, transaction }: RenewalCall,
  session: SessionRow,
  token: string,
): Promise<string> {
  const { now } = context;
  const salt = newSalt();
  const next = successorOf(token, salt, 'token');
  await rotateSession(transaction, {
    id: session.id,
    tokenHash: hashOf(next),
    tokenExpiresAt: Math.min(now + deps.config.rules.sessionTokenMs, session.expires_at),
    previousUntil: now + graceMs,
    salt,
    now,
    refreshHash: null,
  });
  return next;
}
