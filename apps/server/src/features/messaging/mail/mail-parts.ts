import type { MailFrame } from './mail-frame.ts';

/** A link of a mail; the address is absolute. */
export interface MailLink {
  readonly text: string;
  readonly address: string;
}

/** What a mail is made of. */
export interface MailParts extends MailFrame {
  readonly title: string;
  /** Before the paragraphs: `Olá, Ana.` */
  readonly greeting?: string;
  /** Plain text, one entry a paragraph. The first one is what mail programs show beside the subject. */
  readonly paragraphs: readonly string[];
  /** Digits to be typed somewhere. */
  readonly code?: { readonly label: string; readonly digits: string };
  readonly button?: MailLink;
  /** A list below the paragraphs, and what comes after it. */
  readonly links?: readonly MailLink[];
  readonly after?: string;
  /** Where mails like this one are chosen or turned off. */
  readonly foot?: readonly MailLink[];
}
