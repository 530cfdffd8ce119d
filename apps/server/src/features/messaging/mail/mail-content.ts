import type { MailReader, MailUrgency } from './mail-urgency.ts';

/** What a mail says: the same in plain text and in HTML. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Who it comes from, where that is not the house alone: `Store via House`. */
  readonly senderName: string | null;
  /** The same as HTML for the inbox of the site, without greeting, addresses and sender. */
  readonly notice: string;
  /** Its title there; absent: the subject. */
  readonly noticeTitle?: string;
}

/** A mail with how urgent its kind is and who may get it: only such a one can be sent. */
export interface RankedMail<Urgency extends MailUrgency> extends MailContent {
  readonly urgency: Urgency;
  readonly reader: MailReader;
}

/** One of any urgency. */
export type SendableMail = { [Urgency in MailUrgency]: RankedMail<Urgency> }[MailUrgency];

type Ranking<Urgency extends MailUrgency> = <Facts>(
  write: (facts: Facts) => MailContent,
) => (facts: Facts) => RankedMail<Urgency>;

/** Returns what writes a kind of mail its urgency and its readers. */
export function rankMail<Urgency extends MailUrgency>(
  urgency: Urgency,
  reader: MailReader,
): Ranking<Urgency> {
  return (write) => (facts) => ({ ...write(facts), urgency, reader });
}
