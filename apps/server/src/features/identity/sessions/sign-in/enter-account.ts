import type { MirroredUser } from '@patio/contract/identity/sessions/session-user.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { recordIdiom } from '../../../messaging/mail/public.ts';
import { recordRepeatedEvent } from '../../security/public.ts';
import { lockEntryOf, noteSignIn, provePassword, userOf } from '../account.store.ts';
import { blockedAccount } from './blocked-account.ts';
import { boundSignIns } from './bound-sign-ins.ts';
import { openSession } from '../open-session.ts';
import { presentUser } from '../sessions.present.ts';
import { undoDeletion } from './undo-deletion.ts';

/** What a user has shown who comes in: a password, or something else that has to open the account still. */
export type ShownAtEntry = {
  /** A second step stood beside it, or it is both. */
  readonly stepPassed: boolean;
} & (
  | {
      /** What the password was held against. */
      readonly passwordHash: string | null;
    }
  | {
      /** Whether it still opens the account, asked while that is held. */
      readonly stillOpens: (transaction: Transaction) => Promise<boolean>;
    }
);

/**
 * Lets a user in who has proved who they are, whichever way: opens the session and gives the reply of every sign-in (API-37). Who has to
 * change their password gets a session that is only good for that (S-34). A sign-in that was in progress when the password changed, or the key or
 * link was removed, opens nothing. Errors: `wrong-credentials`; `account-blocked`, which is returned only to a user who has proved everything.
 */
export async function enterAccount(
  deps: ServerDeps,
  accountId: number,
  context: CallContext,
  shown: ShownAtEntry,
): Promise<MirroredUser> {
  const entered = await deps.database.transact(async (transaction) => {
    const entry = await lockEntryOf(transaction, accountId);
    const isOpen = entry && (await stillGood(transaction, entry, shown));
    const user = isOpen ? await userOf(transaction, accountId) : undefined;
    if (!user) throw new ApiError('wrong-credentials');
    if (entry?.blocked_at !== null) {
      await recordRepeatedEvent(transaction, context, { accountId, kind: 'sign-in-failed' });
      return null;
    }
    await boundSignIns(transaction, deps.config, accountId, context.now);
    const { stepPassed } = shown;
    if ('passwordHash' in shown && stepPassed) await provePassword(transaction, accountId);
    const restricted = user.must_change_password;
    const token = await openSession(transaction, deps, context, {
      accountId: user.id,
      restricted,
      secondStep: stepPassed,
    });
    await undoDeletion(deps, transaction, user.id, context);
    await noteSignIn(transaction, user.id, context.now);
    await recordIdiom(transaction, user.id, context.idiom);
    return presentUser(user, token, restricted);
  });
  if (entered) return entered;
  throw blockedAccount(deps.config);
}

async function stillGood(
  transaction: Transaction,
  entry: { readonly password_hash: string | null },
  shown: ShownAtEntry,
): Promise<boolean> {
  if ('stillOpens' in shown) return shown.stillOpens(transaction);
  return shown.passwordHash === entry.password_hash;
}
