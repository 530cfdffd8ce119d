import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { lockEntryOf } from './account.store.ts';
import { lockLiving } from './renewal/alive-sessions.store.ts';

/** The session of an action. */
export type HeldSession = Pick<Actor, 'accountId' | 'sessionId'>;

/**
 * Locks account and session until the transaction ends, for an action that outlasts the session: if a new password, the end of all sessions
 * or a takeover came first, the action is not carried out. `now` in epoch milliseconds UTC. Errors: `not-signed-in`.
 */
export async function holdSession(
  transaction: Transaction,
  { accountId, sessionId }: HeldSession,
  now: number,
): Promise<void> {
  // The account first, as in everything that ends sessions.
  await lockEntryOf(transaction, accountId);
  if (!(await lockLiving(transaction, { accountId, sessionId, now }))) throw new ApiError('not-signed-in');
}
