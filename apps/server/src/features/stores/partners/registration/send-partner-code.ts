import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { codesMailedSince, enqueueMail, messages } from '../../../messaging/mail/public.ts';
import { hashOf, newCode } from '../../../identity/sessions/public.ts';
import { insertPartnerCode } from './partner-codes.store.ts';

/** The stored hash of a code, bound to its partner. */
export function hashOfPartnerCode(partnerId: number, code: string): Buffer {
  return hashOf(`partner:${partnerId}:${code}`);
}

const hourMs = 3_600_000;

/** Creates a code of six digits and mails it (S-42); earlier ones become invalid. Errors: `too-many-requests`. */
export async function sendPartnerCode(
  transaction: Transaction,
  { config }: Pick<ServerDeps, 'config'>,
  to: { readonly partnerId: number; readonly email: string; readonly idiom: Idiom; readonly now: number },
): Promise<void> {
  const { partnerId, email, idiom, now } = to;
  const { partnerCodeMs, codesPerHour } = config.rules;
  // A registration may change its e-mail and back: the mailbox is what counts.
  if ((await codesMailedSince(transaction, email, now - hourMs)) >= codesPerHour)
    throw new ApiError('too-many-requests');
  const code = newCode();
  await insertPartnerCode(transaction, {
    partnerId,
    codeHash: hashOfPartnerCode(partnerId, code),
    expiresAt: now + partnerCodeMs,
    now,
  });
  const content = messages.partnerCode({ brand: config.brand, idiom, code, minutes: partnerCodeMs / 60_000 });
  await enqueueMail(transaction, { to: email, ...content, uselessAt: now + partnerCodeMs, now });
}
