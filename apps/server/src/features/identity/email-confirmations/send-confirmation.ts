import type { sendConfirmation as contract } from '@patio/contract/identity/email-confirmations/send-confirmation.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { codesMailedSince, enqueueMail, messages, storeNamed } from '../../messaging/mail/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { beginAttempt, newCode } from '../sessions/public.ts';
import { confirmationLink } from './confirmation-link.ts';
import { emailCodeHash } from './confirm-by-code.ts';
import { putEmailCode } from './email-codes.store.ts';
import { mailboxOf } from './confirmations.store.ts';

const hourMs = 3_600_000;

/** Mails a link and a six-digit code, with the same effect. Errors: `too-many-requests`. */
export const sendConfirmation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async (_input, context) => {
    const { config, database } = deps;
    const { actor, idiom, now, partner } = context;
    const mailbox = await mailboxOf(database, actor.accountId);
    if (!mailbox || mailbox.email_confirmed_at !== null) return;
    const limit = { perSubject: config.rules.forgotPerHour, windowMs: hourMs };
    // Every request counts, to protect mailboxes of others from floods.
    await beginAttempt(deps, `confirm-email:${mailbox.id}`, context, limit);
    await database.transact(async (transaction) => {
      const store = await storeNamed(transaction, partner);
      const { id: accountId, email } = mailbox;
      const address = confirmationLink(config, { accountId, email, store, now });
      const days = config.rules.confirmationLinkMs / 86_400_000;
      const { confirmationCodeMs, codesPerHour } = config.rules;
      if ((await codesMailedSince(transaction, email, now - hourMs)) >= codesPerHour) {
        throw new ApiError('too-many-requests');
      }
      const code = newCode();
      await putEmailCode(transaction, {
        accountId,
        email,
        codeHash: emailCodeHash(accountId, code),
        expiresAt: now + confirmationCodeMs,
      });
      const minutes = confirmationCodeMs / 60_000;
      const facts = { brand: config.brand, idiom, store, address, days, code, minutes };
      const content = messages.confirmEmail(facts);
      await enqueueMail(transaction, { to: email, ...content, now });
    });
  };
