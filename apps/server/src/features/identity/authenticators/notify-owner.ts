import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { recordSecurityEvent, type RecordedEvent } from '../security/public.ts';

/** Notifications about the second step or the passkeys of an account. */
export type SecondStepNews = Parameters<typeof messages.secondStepNews>[0]['news'];

const EVENTS = {
  'email-on': 'two-step-on',
  'email-off': 'two-step-off',
  'app-on': 'authenticator-added',
  'app-off': 'authenticator-removed',
  'codes-renewed': 'recovery-codes-made',
  'code-used': 'recovery-code-used',
  'passkey-added': 'passkey-added',
  'passkey-removed': 'passkey-removed',
} as const satisfies Record<Exclude<SecondStepNews['kind'], 'wrong-codes'>, RecordedEvent['kind']>;

/** Mails the owner about a change of their account's protection and records it in their security history, in the transaction of the action. */
export async function notifyOwner(
  transaction: Transaction,
  { config }: ServerDeps,
  owner: { readonly id: number; readonly email: string },
  news: SecondStepNews,
  context: CallContext,
): Promise<void> {
  const { brand, publicUrl } = config;
  const content = messages.secondStepNews({ brand, idiom: context.idiom, news, siteAddress: publicUrl });
  await enqueueMail(transaction, { to: owner.email, ...content, now: context.now });
  if (news.kind === 'wrong-codes') return;
  const detail = 'name' in news ? { detail: news.name } : {};
  await recordSecurityEvent(transaction, context, {
    accountId: owner.id,
    kind: EVENTS[news.kind],
    ...detail,
  });
}
