import type { MailFrame } from './mail-frame.ts';

/** A link in a mail; the URL is absolute. */
export interface MailLink {
  readonly text: string;
  readonly address: string;
}

/** What a mail is made of. */
export interface MailParts extends MailFrame {
  readonly title: string;
  /** Before the paragraphs: `Olá, Ana.` */
  readonly greeting?: string;
  /** Plain text, one entry per paragraph. Mail clients show the first one beside the subject. */
  readonly paragraphs: readonly string[];
  /** A code to type. */
  readonly code?: { readonly label: string; readonly digits: string };
  readonly button?: MailLink;
  /** A list below the paragraphs, and what follows it. */
  readonly links?: readonly MailLink[];
  readonly after?: string;
  /** Where mails of this kind are chosen or turned off. */
  readonly foot?: readonly MailLink[];
}
