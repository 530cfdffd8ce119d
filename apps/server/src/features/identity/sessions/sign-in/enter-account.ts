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

/** The proof of a user who signs in: a password, or something else that must still be valid for the account. */
export type ShownAtEntry = {
  /** A second step was completed too, or the proof is both. */
  readonly stepPassed: boolean;
} & (
  | {
      /** The hash that the password matched. */
      readonly passwordHash: string | null;
    }
  | {
      /** Whether it is still valid, checked under the lock. */
      readonly stillOpens: (transaction: Transaction) => Promise<boolean>;
    }
);

/**
 * Signs a user in after any proof of identity: opens the session and returns the reply of every sign-in (API-37). A user who has to change
 * their password gets a session that is valid only for that (S-34). If the password changed during the sign-in, or the passkey or link was
 * removed, nothing is opened. Errors: `wrong-credentials`; `account-blocked`, which is returned only after full authentication.
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
