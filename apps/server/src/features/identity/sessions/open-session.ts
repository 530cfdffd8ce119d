import { randomUUID } from 'node:crypto';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { recordAccess, recordSecurityEvent } from '../security/public.ts';
import { accountSubject, knownDevice, rememberDevice } from './devices/known-device.ts';
import { newSecret, hashOf } from './secrets.ts';
import { setRefreshCookie } from './session-cookie.ts';
import { insertSession } from './sessions.store.ts';

export interface OpeningSession {
  readonly accountId: number;
  readonly restricted: boolean;
  /** Opened by a mailed link instead of a proof of identity. */
  readonly byLink?: boolean;
  /** A second step was shown. */
  readonly secondStep?: boolean;
  /** In the back office. */
  readonly office?: boolean;
}

/**
 * Opens a session and returns its readable token; the refresh secret is set as a cookie. A restricted session, valid only for setting a
 * password, ends when the password link expires. It is recorded in the history of the account, and its owner is notified of a new device.
 */
export async function openSession(
  transaction: Transaction,
  deps: ServerDeps,
  context: CallContext,
  { accountId, restricted, byLink = false, secondStep = false, office = false }: OpeningSession,
): Promise<string> {
  const { config } = deps;
  const { now, request, reply } = context;
  const { sessionTokenMs, sessionAbsoluteMs, passwordLinkMs } = config.rules;
  const token = newSecret();
  const refresh = newSecret();
  const expiresAt = now + (restricted ? passwordLinkMs : sessionAbsoluteMs);
  const id = randomUUID();
  await insertSession(transaction, {
    id,
    accountId,
    restricted,
    office,
    tokenHash: hashOf(token),
    tokenExpiresAt: Math.min(now + sessionTokenMs, expiresAt),
    refreshHash: hashOf(refresh),
    expiresAt,
    now,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    address: request.ip,
    secondStepAt: secondStep ? now : null,
  });
  setRefreshCookie(reply, config, refresh, { office, expiresAt });
  const marking = { database: transaction, config };
  const isKnown = (await knownDevice(marking, context, accountSubject(accountId))) !== null;
  if (byLink)
    await recordSecurityEvent(transaction, context, {
      accountId,
      kind: 'password-link-opened',
      sessionId: id,
    });
  else await recordAccess(transaction, deps, context, { accountId, sessionId: id, isKnown });
  await rememberDevice(marking, context, accountId);
  return token;
}
