import type { MailReader, MailUrgency } from './mail-urgency.ts';

/** The content of a mail: the same in plain text and in HTML. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The sender, if it is not the house alone: `Store via House`. */
  readonly senderName: string | null;
  /** The same as HTML for the inbox of the site, without greeting, URLs and sender. */
  readonly notice: string;
  /** Its title there; default: the subject. */
  readonly noticeTitle?: string;
}

/** A mail with the urgency and the permitted recipients of its kind: only such mails can be sent. */
export interface RankedMail<Urgency extends MailUrgency> extends MailContent {
  readonly urgency: Urgency;
  readonly reader: MailReader;
}

/** One of any urgency. */
export type SendableMail = { [Urgency in MailUrgency]: RankedMail<Urgency> }[MailUrgency];

type Ranking<Urgency extends MailUrgency> = <Facts>(
  write: (facts: Facts) => MailContent,
) => (facts: Facts) => RankedMail<Urgency>;

/** Gives the function that writes a kind of mail its urgency and recipients. */
export function rankMail<Urgency extends MailUrgency>(
  urgency: Urgency,
  reader: MailReader,
): Ranking<Urgency> {
  return (write) => (facts) => ({ ...write(facts), urgency, reader });
}
