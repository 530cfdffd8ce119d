import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { enqueueMail, type RankedMail } from '../../../messaging/mail/public.ts';
import { notify } from '../../../messaging/notifications/public.ts';

/** The page with requests and their answers. */
export const pagePath = '/perfil/dados';

/** Notifies a user about a request of theirs, by mail and on the site: it is about their rights, so nobody can turn it off. */
export async function notifyPerson(
  { live }: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  telling: {
    readonly person: { readonly id: number; readonly email: string };
    readonly content: RankedMail<'outcome'>;
    /** Identifies the fact, so that nobody is notified twice. */
    readonly fact: string;
    /** No mail: the address is not known to be theirs, and they leave it. */
    readonly siteOnly?: boolean;
    readonly now: number;
  },
): Promise<void> {
  const { person, content, fact, siteOnly = false, now } = telling;
  const { notice, ...mail } = content;
  if (!siteOnly) await enqueueMail(transaction, { to: person.email, ...mail, dedupeKey: fact, now });
  await notify({ live }, transaction, {
    accountId: person.id,
    title: mail.subject,
    body: notice ?? mail.text,
    path: pagePath,
    dedupeKey: fact,
    now,
  });
}
