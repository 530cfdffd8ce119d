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
