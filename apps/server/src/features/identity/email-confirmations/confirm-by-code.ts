import type { confirmByCode as contract } from '@patio/contract/identity/email-confirmations/confirm-by-code.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { hashOf } from '../sessions/public.ts';
import { recordConfirmed, mailboxOf } from './confirmations.store.ts';
import { dropEmailCode, tryEmailCode } from './email-codes.store.ts';

/**
 * The same proof as the mailed link, for users who must stay on the page that asks for it. Only the mailbox has the code, and it is valid
 * only for the account that requested it.
 */
export const confirmByCode =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ body: { codigo }, fail }, { actor, now }) => {
    const mailbox = await mailboxOf(database, actor.accountId);
    if (!mailbox) return fail('not-signed-in');
    const { id: accountId, email } = mailbox;
    if (mailbox.email_confirmed_at !== null) return { data: { confirmado: true } };
    const outcome = await tryEmailCode(database, {
      accountId,
      email,
      codeHash: emailCodeHash(accountId, codigo),
      maxAttempts: config.rules.codeAttempts,
      now,
    });
    if (outcome !== 'right') return fail(outcome === 'wrong' ? 'email-code-wrong' : 'email-code-spent');
    // Deleted or changed concurrently.
    if (!(await recordConfirmed(database, { accountId, email, now }))) return fail('not-signed-in');
    await dropEmailCode(database, accountId);
    return { data: { confirmado: true } };
  };

/** What is stored of a code. */
export function emailCodeHash(accountId: number, code: string): Buffer {
  return hashOf(`email ${accountId}:${code}`);
}
