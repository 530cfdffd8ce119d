import { sellingTopic } from '@patio/domain/selling-side/selling-events.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { tell } from '../../alerts/public.ts';
import { alertsMailedSince, enqueueAlertMail, enqueueMail } from '../../mail/public.ts';
import type { Recipients } from './recipients.ts';
import type { TeamMessage } from './team-message.ts';
import type { ToldOffer } from './told-offer.store.ts';

interface Sending {
  readonly offer: ToldOffer;
  readonly message: TeamMessage;
  readonly recipients: readonly Recipients[];
  readonly now: number;
}

const hourMs = 3_600_000;

/** Tells one message to everybody who sells, each as he chooses, and to an address where mail reaches none of them. */
export async function sendTeamMessage(
  deps: ServerDeps,
  transaction: Transaction,
  { offer, message, recipients, now }: Sending,
): Promise<void> {
  const { event, fact, write } = message;
  const topic = sellingTopic(event);
  // In the order of their numbers: alerts of a person are counted under a lock of his.
  const people = recipients.flatMap((one) => one.people).toSorted((one, other) => one.id - other.id);
  for (const { id, email } of people) {
    await tell(deps, transaction, {
      person: { id, email },
      idiom: 'PTBR',
      event: `selling-${topic}`,
      offerCode: offer.code,
      path: offer.shown ? `/oferta/${offer.code}` : '/notification',
      dedupeKey: `selling:${id}:${offer.code}:${fact}`,
      // It counts every question that waits, those of an unread one too.
      ...(topic === 'question' ? { replaces: `selling-question:${offer.code}` } : {}),
      now,
      write: (foot) => write({ foot }),
    });
  }
  for (const { address } of recipients) {
    if (address === null) continue;
    const mail = { ...write({}), reader: 'known' as const };
    const rest = { to: address, dedupeKey: `selling:${address}:${offer.code}:${fact}`, now };
    if (mail.urgency === 'alert') await enqueueAlertMail(transaction, { ...mail, ...rest });
    else await enqueueMail(transaction, { ...mail, ...rest });
  }
}

/** When an address that is nobody’s has room for one more alert; null: it has now. Nothing is held for it, so the news wait. */
export async function roomAt(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  recipients: readonly Recipients[],
  now: number,
): Promise<number | null> {
  for (const { address } of recipients) {
    if (address === null) continue;
    const { mails, oldest } = await alertsMailedSince(transaction, address, { since: now - hourMs, now });
    if (mails >= config.rules.alertMailsPerHour) return (oldest ?? now) + hourMs;
  }
  return null;
}
