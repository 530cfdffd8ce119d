/** What a mail says: the same in plain text and in HTML. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same as HTML for the inbox of the site, without greeting, addresses and sender. */
  readonly notice?: string;
}
