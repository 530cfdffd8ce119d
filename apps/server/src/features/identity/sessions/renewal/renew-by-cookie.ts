import { recordSecurityEvent } from '../../security/public.ts';
import type { RenewalCall } from './renewal-call.ts';
import { graceMs, isFresh, refreshStanding, tokenStanding } from './renewal.policy.ts';
import { hashOf, newSalt, successorOf } from '../secrets.ts';
import { setRefreshCookie } from '../session-cookie.ts';
import { revokeSession, rotateSession, type SessionRow } from '../sessions.store.ts';

/**
 * The next token, or null. A fresh token from the header is returned as it is; otherwise both secrets are replaced. A reused old secret
 * ends the session for everyone who holds it.
 */
export async function renewByCookie(
  call: RenewalCall,
  session: SessionRow,
  refresh: string,
  token: string | null,
): Promise<string | null> {
  const { context, deps } = call;
  const { now, reply } = context;
  switch (refreshStanding(session, hashOf(refresh), now)) {
    case 'late':
      return token !== null && tokenStanding(session, hashOf(token), now) !== 'dead' ? token : null;
    case 'stolen':
      await endStolen(call, session);
      return null;
    case 'just-spent': {
      if (session.rotation_salt === null) return null;
      setRefreshCookie(
        reply,
        deps.config,
        successorOf(refresh, session.rotation_salt, 'refresh'),
        cookieTerms(session),
      );
      return successorOf(refresh, session.rotation_salt, 'token');
    }
    case 'current': {
      const current = token !== null && tokenStanding(session, hashOf(token), now) === 'current';
      const fresh = current && isFresh(session.token_expires_at, now, deps.config.rules.sessionTokenMs);
      return fresh && !call.force ? token : rotate(call, session, refresh);
    }
  }
}

const cookieTerms = ({ office, expires_at }: SessionRow) => ({ office, expiresAt: expires_at });

/** Someone holds an old secret: the session ends, and its owner can read why. */
async function endStolen({ context, deps, transaction }: RenewalCall, session: SessionRow): Promise<void> {
  const { id, account_id: accountId } = session;
  await revokeSession(transaction, id, context.now);
  await recordSecurityEvent(transaction, context, { accountId, kind: 'reuse-detected', sessionId: id });
  transaction.afterCommit(() => deps.live.publishNotice(accountId));
  context.request.log.warn({ session: id, account: accountId }, 'spent refresh secret used again');
}

async function rotate(
  { context, deps, transaction }: RenewalCall,
  session: SessionRow,
  refresh: string,
): Promise<string> {
  const { now } = context;
  const salt = newSalt();
  const token = successorOf(refresh, salt, 'token');
  const next = successorOf(refresh, salt, 'refresh');
  await rotateSession(transaction, {
    id: session.id,
    tokenHash: hashOf(token),
    tokenExpiresAt: Math.min(now + deps.config.rules.sessionTokenMs, session.expires_at),
    previousUntil: now + graceMs,
    salt,
    now,
    refreshHash: hashOf(next),
  });
  setRefreshCookie(context.reply, deps.config, next, cookieTerms(session));
  return token;
}
