import type { forgotPassword as contract } from '@patio/contract/identity/sessions/forgot-password.ts';
import { normalizeEmail } from '@patio/domain/validation/email.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { enqueueMail, messages } from '../../../messaging/mail/public.ts';
import { recordRepeatedEvent } from '../../security/public.ts';
import { accountByEmail, type SignInAccount } from '../account.store.ts';
import { beginAttempt } from '../sign-in/begin-attempt.ts';
import { insertPasswordLink } from './password.store.ts';
import { hashOf, newSecret } from '../secrets.ts';

const hourMs = 3_600_000;

export const forgotPassword =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const email = normalizeEmail(body.email);
    // Probing of addresses from one network: limited as for sign-ins (S-35).
    const limit = { perSubject: deps.config.rules.forgotPerHour, windowMs: hourMs, alsoByNetwork: true };
    const attempt = await beginAttempt(deps, `forgot:${email}`, context, limit);
    // Every request counts, to prevent flooded mailboxes and mass probing of addresses.
    await attempt.failed();
    const account = await accountByEmail(deps.database, email);
    if (!account || account.blocked_at !== null) return fail('email-not-found');
    await sendLink(deps, account, context);
  };

async function sendLink(
  { config, database }: ServerDeps,
  account: SignInAccount,
  context: CallContext,
): Promise<void> {
  const { now, idiom } = context;
  const { passwordLinkMs } = config.rules;
  const token = newSecret();
  const address = `${config.publicUrl}/auth/senha?token=${token}`;
  const content = messages.passwordLink({
    brand: config.brand,
    idiom,
    address,
    minutes: passwordLinkMs / 60_000,
  });
  await database.transact(async (transaction) => {
    const expiresAt = now + passwordLinkMs;
    await insertPasswordLink(transaction, {
      tokenHash: hashOf(token),
      accountId: account.id,
      expiresAt,
      now,
    });
    await enqueueMail(transaction, { to: account.email, ...content, uselessAt: expiresAt, now });
    await recordRepeatedEvent(transaction, context, { accountId: account.id, kind: 'password-link-asked' });
  });
}
