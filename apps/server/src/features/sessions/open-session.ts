import { randomUUID } from 'node:crypto';
import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { rememberDevice } from './known-device.ts';
import { newSecret, hashOf } from './secrets.ts';
import { setRefreshCookie } from './session-cookie.ts';
import { insertSession } from './sessions.store.ts';

/**
 * Opens a session and gives its readable token; the refresh secret goes into the cookie. A restricted session, only good for a
 * new password, ends with the password link's time.
 */
export async function openSession(
  transaction: Transaction,
  { config }: ServerDeps,
  context: CallContext,
  { accountId, restricted }: { accountId: number; restricted: boolean },
): Promise<string> {
  const { now, request, reply } = context;
  const { sessionTokenMs, sessionAbsoluteMs, passwordLinkMs } = config.rules;
  const token = newSecret();
  const refresh = newSecret();
  const expiresAt = now + (restricted ? passwordLinkMs : sessionAbsoluteMs);
  await insertSession(transaction, {
    id: randomUUID(),
    accountId,
    restricted,
    tokenHash: hashOf(token),
    tokenExpiresAt: Math.min(now + sessionTokenMs, expiresAt),
    refreshHash: hashOf(refresh),
    expiresAt,
    now,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    address: request.ip,
  });
  setRefreshCookie(reply, config, refresh, expiresAt);
  rememberDevice(config, context, accountId);
  return token;
}
