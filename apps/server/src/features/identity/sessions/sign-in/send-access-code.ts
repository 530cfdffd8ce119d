import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { codesMailedSince, enqueueMail, messages } from '../../../messaging/mail/public.ts';
import { insertAccessCode, lockAccessCodes } from './access-code.store.ts';
import { hashOf, newCode } from '../secrets.ts';

/** Maximum of codes per account in the abuse window. */
const mostCodes = 5;
const hourMs = 3_600_000;

/** Mails an access code (S-33) to a user who has passed another proof; `purpose` selects the text. Errors: `too-many-requests`. */
export async function sendAccessCode(
  { database, config }: ServerDeps,
  account: { readonly id: number; readonly email: string },
  { now, idiom }: Pick<CallContext, 'now' | 'idiom'>,
  purpose: Parameters<typeof messages.accessCode>[0]['purpose'] = 'sign-in',
): Promise<void> {
  const { accessCodeMs, abuseWindowMs, codesPerHour } = config.rules;
  const code = newCode();
  await database.transact(async (transaction) => {
    const sent = await lockAccessCodes(transaction, account.id, now - abuseWindowMs);
    const mailed = await codesMailedSince(transaction, account.email, now - hourMs);
    if (sent >= mostCodes || mailed >= codesPerHour) throw new ApiError('too-many-requests');
    await insertAccessCode(transaction, {
      accountId: account.id,
      codeHash: hashOf(`${account.id}:${code}`),
      expiresAt: now + accessCodeMs,
      now,
    });
    const minutes = accessCodeMs / 60_000;
    const content = messages.accessCode({ brand: config.brand, idiom, code, minutes, purpose });
    const uselessAt = now + accessCodeMs;
    await enqueueMail(transaction, { to: account.email, ...content, uselessAt, now });
  });
}
