import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import {
  alertsMailedSince,
  dropWaiting,
  enqueueAlertMail,
  enqueueMail,
  type SendableMail,
} from '../../mail/public.ts';
import { holdAlert, lockAlertMails } from './held-alerts.store.ts';
import type { MailedEvent } from './mailed-event.ts';

/** One mail to one person. */
export interface PersonMail {
  readonly person: { readonly id: number; readonly email: string };
  readonly event: MailedEvent;
  /** What a digest reads to report this instead. */
  readonly offerCodes?: readonly number[];
  readonly searchId?: number;
  readonly mail: SendableMail;
  /** Null if mails of this kind cannot be turned off. */
  readonly unsubscribeAddress: string | null;
  /** Identifies the fact, so that nobody is notified twice. */
  readonly dedupeKey: string;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

const hourMs = 3_600_000;

/**
 * Mails a user, in the transaction that causes it. Alerts are limited per hour; the rest are held for one digest mail. A transaction that
 * mails alerts to several users must take them in the order of their numbers.
 */
export async function mailPerson(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  given: PersonMail,
): Promise<void> {
  const { person, event, offerCodes = [], searchId = null, mail, unsubscribeAddress, dedupeKey, now } = given;
  const place = placeOf(given);
  const rest = {
    to: person.email,
    ...place,
    ...(unsubscribeAddress === null ? {} : { unsubscribeAddress }),
    dedupeKey,
    now,
  };
  if (mail.urgency !== 'alert') return enqueueMail(transaction, { ...mail, ...rest });
  await lockAlertMails(transaction, person.id);
  const { mails, oldest } = await alertsMailedSince(transaction, person.email, { since: now - hourMs, now });
  if (mails < config.rules.alertMailsPerHour) return enqueueAlertMail(transaction, { ...mail, ...rest });
  if (place.takesPlaceOf !== undefined) await dropWaiting(transaction, person.email, place.takesPlaceOf);
  const dueAt = (oldest ?? now) + hourMs;
  await holdAlert(transaction, { accountId: person.id, event, offerCodes, searchId, dedupeKey, now, dueAt });
}

/** Only the latest mail reports the state of a user's bid on an offer, and none does once there is an outcome. */
function placeOf({ event, offerCodes = [], mail }: PersonMail): {
  readonly givesWayTo?: string;
  readonly takesPlaceOf?: string;
} {
  const [code, ...others] = offerCodes;
  if (code === undefined || others.length > 0) return {};
  const key = `bids:${code}`;
  if (event === 'bid-placed' || event === 'overtaken') return { givesWayTo: key, takesPlaceOf: key };
  return mail.urgency === 'outcome' ? { takesPlaceOf: key } : {};
}
