import type { ServerDeps } from '../../../../deps.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { callerOf } from '../../../../platform/http/callers.ts';
import { removeDevices } from '../../../messaging/alerts/public.ts';
import { enqueueMail, messages } from '../../../messaging/mail/public.ts';
import { notify } from '../../../messaging/notifications/public.ts';
import { recordSecurityEvent } from '../../security/public.ts';
import { forgiveWrongCodes } from '../../authenticators/public.ts';
import { savePassword } from '../account.store.ts';
import { endPasswordLinks, endSignUpTokens } from './password.store.ts';
import { hashPassword } from './passwords.ts';
import { holdSession, type HeldSession } from '../hold-session.ts';
import { forgetOtherBrowsers } from '../devices/forget-other-browsers.ts';
import { revokeSessions } from '../sessions.store.ts';
import { takeOverUnproved } from '../sign-in/unproved-account.store.ts';

export interface PasswordReplacement {
  readonly account: { readonly id: number; readonly email: string };
  /** Checked already. */
  readonly password: string;
  /** In which it is set. */
  readonly session: HeldSession;
  /** That session stays; all others end. */
  readonly keepSession: boolean;
  /** The user has shown more than an open session: the previous password, or a mailed link (decision 0054). */
  readonly proved: boolean;
  /** They came by a mailed link: the e-mail is theirs, and they become the account's only owner (decision 0053). */
  readonly readMailbox?: boolean;
  /** Of the call that changes it. */
  readonly context: Pick<CallContext, 'now' | 'idiom' | 'request' | 'reply' | 'actor'>;
}

/**
 * Stores a new password, ends the other sessions, mailed links and sign-up tokens (S-32), and notifies the owner. Errors: `overloaded`,
 * `not-signed-in` when the session in which it is set has ended meanwhile. */
export async function replacePassword(deps: ServerDeps, change: PasswordReplacement): Promise<void> {
  const { config, database, live } = deps;
  const { account, context } = change;
  const { now, idiom } = context;
  const passwordHash = await hashPassword(change.password, config.passwordMemoryKib, callerOf(context));
  await database.transact(async (transaction) => {
    await holdSession(transaction, change.session, now);
    const stored = change.keepSession ? change.session.sessionId : null;
    await forgetOtherBrowsers(transaction, deps, { accountId: account.id, context }, async () => {
      if (change.readMailbox === true)
        await takeOverUnproved(transaction, deps, { accountId: account.id, now });
      await revokeSessions(transaction, account.id, now, stored);
    });
    await savePassword(transaction, { accountId: account.id, hash: passwordHash, proved: change.proved });
    await forgiveWrongCodes(transaction, account.id);
    await removeDevices(transaction, account.id, null);
    await endPasswordLinks(transaction, account.id, now);
    await endSignUpTokens(transaction, account.id);
    const content = messages.passwordChanged({ brand: config.brand, idiom });
    await enqueueMail(transaction, { to: account.email, ...content, now });
    const { subject: title, notice: body } = content;
    await notify(deps, transaction, { accountId: account.id, title, body, now });
    await recordSecurityEvent(transaction, context, { accountId: account.id, kind: 'password-changed' });
    // The event streams of the ended sessions check at once whether their sessions are alive.
    transaction.afterCommit(() => live.publishNotice(account.id));
  });
}
