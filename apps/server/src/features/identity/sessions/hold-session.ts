import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { lockEntryOf } from './account.store.ts';
import { lockLiving } from './renewal/alive-sessions.store.ts';

/** The session in which something is done. */
export type HeldSession = Pick<Actor, 'accountId' | 'sessionId'>;

/**
 * Holds account and session until the transaction ends, for an action that outlasts the session: a new password, the end of all sessions or a
 * take-over that came meanwhile goes before it, and then it is not done. `now` in epoch milliseconds UTC. Errors: `not-signed-in`.
 */
export async function holdSession(
  transaction: Transaction,
  { accountId, sessionId }: HeldSession,
  now: number,
): Promise<void> {
  // The account first, as everything that ends sessions does.
  await lockEntryOf(transaction, accountId);
  if (!(await lockLiving(transaction, { accountId, sessionId, now }))) throw new ApiError('not-signed-in');
}
