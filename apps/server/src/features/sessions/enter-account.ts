import type { MirroredUser } from '@patio/contract/sessions/session-user.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { noteIdiom } from '../alerts/public.ts';
import { lockEntryOf, noteSignIn, userOf } from './account.store.ts';
import { openSession } from './open-session.ts';
import { presentUser } from './sessions.present.ts';
import { undoDeletion } from './undo-deletion.ts';

/**
 * Lets somebody in who has proved who he is, whichever way: opens the session and gives the reply of every sign-in (API-37). Who has to
 * change his password gets a session that is only good for that (S-34). `passwordHash` is what his password was held against: a sign-in that
 * was under way when the password changed opens nothing. Errors: `wrong-credentials`, also for an account that was blocked meanwhile.
 */
export function enterAccount(
  deps: ServerDeps,
  accountId: number,
  context: CallContext,
  passwordHash?: string | null,
): Promise<MirroredUser> {
  return deps.database.transact(async (transaction) => {
    const entry = await lockEntryOf(transaction, accountId);
    const isOpen =
      entry?.blocked_at === null && (passwordHash ?? entry.password_hash) === entry.password_hash;
    const user = isOpen ? await userOf(transaction, accountId) : undefined;
    if (!user) throw new ApiError('wrong-credentials');
    const restricted = user.must_change_password;
    const token = await openSession(transaction, deps, context, { accountId: user.id, restricted });
    await undoDeletion(deps, transaction, user.id, context);
    await noteSignIn(transaction, user.id, context.now);
    await noteIdiom(transaction, user.id, context.idiom);
    return presentUser(user, token, restricted);
  });
}
