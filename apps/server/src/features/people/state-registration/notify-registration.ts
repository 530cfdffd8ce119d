import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { notify } from '../../messaging/notifications/public.ts';
import type { CompanyRow } from './state-registration.store.ts';

interface Change {
  readonly company: CompanyRow;
  readonly registration: string | null;
  readonly exempt: boolean;
  /** In the words of staff. */
  readonly reason: string;
  readonly now: number;
}

/** Notifies a company by mail and on the site of its new state registration; nobody can turn it off. */
export async function notifyRegistration(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { company, registration, exempt, reason, now }: Change,
): Promise<void> {
  const { brand, publicUrl } = deps.config;
  const content = messages.registrationChanged({
    brand,
    idiom: company.idiom ?? 'PTBR',
    name: company.name,
    registration: exempt ? null : registration,
    reason,
    address: `${publicUrl}/perfil`,
  });
  await enqueueMail(transaction, { to: company.email, ...content, now });
  await notify(deps, transaction, {
    accountId: company.id,
    title: content.noticeTitle ?? content.subject,
    body: content.notice ?? content.text,
    path: '/perfil',
    now,
  });
}
