import type { MirroredUser } from '@patio/contract/identity/sessions/session-user.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { recordIdiom } from '../../../messaging/mail/public.ts';
import { recordRepeatedEvent } from '../../security/public.ts';
import { lockEntryOf, noteSignIn, provePassword, userOf, type UserRow } from '../account.store.ts';
import { blockedAccount } from './blocked-account.ts';
import { boundSignIns } from './bound-sign-ins.ts';
import { openSession } from '../open-session.ts';
import { presentUser } from '../sessions.present.ts';
import { undoDeletion } from './undo-deletion.ts';

/** The proof of a user who signs in: a password, or something else that must still be valid for the account. */
export type ShownAtEntry = {
  /** A second step was completed too, or the proof is both. */
  readonly stepPassed: boolean;
  /** The session will be one of the back office. */
  readonly office?: boolean;
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

/** Whose account was proved, and what was shown for it. */
export interface ProvedEntry {
  readonly accountId: number;
  readonly shown: ShownAtEntry;
}

/** A user who is signed in, and the token of the new session. */
export interface Entered {
  readonly user: UserRow;
  readonly token: string;
  /** The session is valid only for setting a new password (S-34). */
  readonly restricted: boolean;
}

/** Signs a user in to the storefront and returns the reply of every sign-in (API-37). Errors: as `openDoor`. */
export async function enterAccount(
  deps: ServerDeps,
  accountId: number,
  context: CallContext,
  shown: ShownAtEntry,
): Promise<MirroredUser> {
  const { user, token, restricted } = await openDoor(deps, accountId, context, shown);
  return presentUser(user, token, restricted);
}

/**
 * Opens a session after any proof of identity. A user who has to change their password gets a session that is valid only for that (S-34).
 * If the password changed during the sign-in, or the passkey or link was removed, nothing is opened. Errors: `wrong-credentials`;
 * `account-blocked`, which is returned only after full authentication.
 */
export async function openDoor(
  deps: ServerDeps,
  accountId: number,
  context: CallContext,
  shown: ShownAtEntry,
): Promise<Entered> {
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
    const { stepPassed, office = false } = shown;
    if ('passwordHash' in shown && stepPassed) await provePassword(transaction, accountId);
    const restricted = user.must_change_password;
    const opening = { accountId: user.id, restricted, secondStep: stepPassed, office };
    const token = await openSession(transaction, deps, context, opening);
    await undoDeletion(deps, transaction, user.id, context);
    await noteSignIn(transaction, user.id, context.now);
    await recordIdiom(transaction, user.id, context.idiom);
    return { user, token, restricted };
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
