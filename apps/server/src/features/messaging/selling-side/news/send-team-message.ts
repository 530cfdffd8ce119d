import type { SellingTopic } from '@patio/domain/messaging/selling-side/selling-events.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { notifyUser } from '../../alerts/public.ts';
import { alertsMailedSince, enqueueAlertMail, enqueueMail } from '../../mail/public.ts';
import type { Recipients } from './recipients.ts';
import type { TeamMessage } from './team-message.ts';
import type { NotifiedOffer } from './notified-offer.store.ts';

interface Sending {
  /** The offer it is about; null: none, or several. */
  readonly offer: Pick<NotifiedOffer, 'code' | 'shown'> | null;
  readonly topic: SellingTopic | 'document';
  readonly message: Pick<TeamMessage, 'fact' | 'write' | 'officePath'>;
  readonly recipients: readonly Recipients[];
  readonly now: number;
}

const hourMs = 3_600_000;

/** Sends one message to all sellers, or to staff, each in their language and on their channels, and to an address if mail reaches none of them. */
export async function sendTeamMessage(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { offer, topic, message: { fact, write, officePath }, recipients, now }: Sending,
): Promise<void> {
  const about = offer === null ? 'house' : String(offer.code);
  // In the order of their numbers: alerts of a user are counted under a lock.
  const people = recipients.flatMap((one) => one.people).toSorted((one, other) => one.id - other.id);
  for (const { id, email, idiom } of people) {
    await notifyUser(deps, transaction, {
      person: { id, email },
      idiom,
      event: topic === 'document' ? 'document-sent' : `selling-${topic}`,
      ...(offer === null ? {} : { offerCode: offer.code }),
      path: offer?.shown === true ? `/oferta/${offer.code}` : '/notification',
      dedupeKey: `selling:${id}:${about}:${fact}`,
      // It counts every waiting question, including those of an unread one.
      ...(topic === 'question' ? { replaces: `selling-question:${about}` } : {}),
      officePath,
      now,
      writeIn: (read) => write({ idiom: read }),
      write: (foot) => write({ idiom, ...(foot ? { foot } : {}) }),
    });
  }
  for (const { address } of recipients) {
    if (address === null) continue;
    const { email, idiom } = address;
    const mail = { ...write({ idiom }), reader: 'known' as const };
    const rest = { to: email, dedupeKey: `selling:${email}:${about}:${fact}`, now };
    if (mail.urgency === 'alert') await enqueueAlertMail(transaction, { ...mail, ...rest });
    else await enqueueMail(transaction, { ...mail, ...rest });
  }
}

/** When an address without an account has room for one more alert; null: now. Nothing is held for it, so the news waits. */
export async function roomAt(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  recipients: readonly Recipients[],
  now: number,
): Promise<number | null> {
  for (const { address } of recipients) {
    if (address === null) continue;
    const since = { since: now - hourMs, now };
    const { mails, oldest } = await alertsMailedSince(transaction, address.email, since);
    if (mails >= config.rules.alertMailsPerHour) return (oldest ?? now) + hourMs;
  }
  return null;
}
