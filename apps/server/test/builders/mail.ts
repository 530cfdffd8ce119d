import { enqueueAlertMail, enqueueMail } from '../../src/features/messaging/mail/public.ts';
import type { Queries } from '../../src/platform/db/database.ts';

export interface MailTraits {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly urgency: 'code' | 'outcome' | 'alert' | 'news';
  readonly dedupeKey: string;
  readonly senderName: string;
  readonly unsubscribeAddress: string;
  readonly givesWayTo: string;
  readonly takesPlaceOf: string;
  /** Epoch milliseconds UTC. */
  readonly uselessAt: number;
  readonly now: number;
}

/** Puts a mail in the queue: an outcome, to an address of no account, by default. */
export function buildMail(
  queries: Queries,
  { urgency = 'outcome', ...given }: Partial<MailTraits> & Pick<MailTraits, 'to' | 'now'>,
): Promise<void> {
  const mail = { subject: 's', text: 't', html: 'h', reader: 'known', ...given } as const;
  return urgency === 'alert'
    ? enqueueAlertMail(queries, { ...mail, urgency })
    : enqueueMail(queries, { ...mail, urgency });
}
