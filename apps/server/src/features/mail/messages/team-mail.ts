import type { MailContent } from '../mail-content.ts';
import type { MailFrame } from '../mail-frame.ts';
import type { MailParts } from '../mail-parts.ts';
import { renderMail } from '../render-mail.ts';

/** What every mail names that tells those who sell about something on an offer. */
export interface TeamMailFacts extends Pick<MailFrame, 'brand' | 'store'> {
  readonly offerTitle: string;
  /** Absolute address of the offer's page; null while nobody sees it: the mail leads to the alerts then. */
  readonly offerAddress: string | null;
  /** Absolute address of the inbox of the site. */
  readonly alertsAddress: string;
  /** Where mails like this one are chosen; absent where the reader has no account. */
  readonly foot?: MailParts['foot'];
}

interface TeamMailWords {
  readonly subject: string;
  /** What happened, and what is to be done by when. */
  readonly lines: readonly string[];
  /** What a person wrote, or how he is reached: in the mail alone, whose words go in their time, and in no notification. */
  readonly personal?: readonly string[];
}

/** A mail to those who sell, whose language is Portuguese: the offer, what a person wrote or is, and the lines of the occasion. */
export function teamMail(facts: TeamMailFacts, words: TeamMailWords): MailContent {
  const { brand, store = null, offerTitle, offerAddress, alertsAddress, foot } = facts;
  const { subject, lines, personal = [] } = words;
  const button =
    offerAddress === null
      ? { text: 'Ver os avisos', address: alertsAddress }
      : { text: 'Ver a oferta', address: offerAddress };
  const laidOut = (told: readonly string[]) =>
    renderMail({
      brand,
      store,
      idiom: 'PTBR',
      title: subject,
      paragraphs: [`Oferta: “${offerTitle}”.`, ...told],
      button,
      ...(foot ? { foot } : {}),
    });
  const { notice } = laidOut(lines);
  return { subject: `${subject} – ${offerTitle}`, ...laidOut([...personal, ...lines]), notice };
}

/** `Responda até 02/06/2026 18:30 (horário de Brasília)`, without the full stop. */
export function until(formatted: string): string {
  return `até ${formatted} (horário de Brasília)`;
}
