import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, type RankedMail } from '../../messaging/mail/public.ts';
import { notify } from '../../messaging/notifications/public.ts';
import { partnerUsers } from './partners.store.ts';

interface Message {
  readonly mail: RankedMail<'outcome'>;
  /** Where the store is written to; null: it has no address. */
  readonly to: readonly (string | null)[];
  /** The inboxes of its users, in other words than those of the mail. */
  readonly notice?: { readonly title: string; readonly body: string };
  readonly dedupeKey: string;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

/** Mails a store, and writes the same into the inboxes of its users. */
export async function writeToStore(
  { live }: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  partnerId: number,
  { mail, to, notice, dedupeKey, now }: Message,
): Promise<void> {
  for (const address of new Set(to))
    if (address !== null)
      await enqueueMail(transaction, { to: address, ...mail, dedupeKey: `${dedupeKey}:${address}`, now });
  const shown = notice ?? { title: mail.noticeTitle ?? mail.subject, body: mail.notice };
  for (const accountId of await partnerUsers(transaction, partnerId))
    await notify({ live }, transaction, { accountId, ...shown, dedupeKey, now });
}
