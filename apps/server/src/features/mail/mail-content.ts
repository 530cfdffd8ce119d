/** What a mail says: the same in plain text and in HTML. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
