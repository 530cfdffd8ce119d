import { randomUUID } from 'node:crypto';
import { hashOf, newSecret } from '../../src/features/identity/sessions/secrets.ts';
import { insertSession } from '../../src/features/identity/sessions/sessions.store.ts';
import type { ServerDeps } from '../../src/deps.ts';

export interface BuiltSession {
  readonly id: string;
  readonly token: string;
  readonly refresh: string;
  /** For `inject`: `headers: session.headers`. */
  readonly headers: { readonly 'security-token': string };
}

const showStep = {
  name: 'build-session-step',
  text: `update session s set second_step_at = $2 from account a
    where s.id = $1 and a.id = s.account_id and (a.staff_role is not null or a.partner_id is not null)`,
} as const;

/**
 * Opens a session of an account without going through the sign-in call. By default, a second step was shown by people who work
 * here, and by nobody else. `office`: a session of the back office.
 */
export async function buildSession(
  { clock, config, database }: Pick<ServerDeps, 'clock' | 'config' | 'database'>,
  accountId: number,
  given: { restricted?: boolean; secondStep?: boolean; office?: boolean } = {},
): Promise<BuiltSession> {
  const now = clock.now();
  const session = { id: randomUUID(), token: newSecret(), refresh: newSecret() };
  await insertSession(database, {
    id: session.id,
    accountId,
    restricted: given.restricted ?? false,
    office: given.office ?? false,
    tokenHash: hashOf(session.token),
    tokenExpiresAt: now + config.rules.sessionTokenMs,
    refreshHash: hashOf(session.refresh),
    expiresAt: now + config.rules.sessionAbsoluteMs,
    now,
    userAgent: null,
    address: '127.0.0.1',
    secondStepAt: given.secondStep === true ? now : null,
  });
  if (given.secondStep === undefined) await database.run(showStep, [session.id, new Date(now)]);
  return { ...session, headers: { 'security-token': session.token } };
}

/** Whether a path, with or without `/api`, is of the back office: its calls need a session of that kind. */
export function isOfficePath(path: string): boolean {
  return path.startsWith('/api/admin/') || path.startsWith('/admin/');
}
