import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import type { MailFrame } from '../../mail-frame.ts';
import type { MailLink, MailParts } from '../../mail-parts.ts';
import { renderMail } from '../../render-mail.ts';

/** Facts of every mail to sellers or staff, besides its occasion. */
export interface DeskMailFacts extends MailFrame {
  /** Absolute address of the inbox of the site. */
  readonly alertsAddress: string;
  /** Where mails of this kind are chosen; absent if the reader has no account. */
  readonly foot?: MailParts['foot'];
}

/** The same about an offer. */
export interface TeamMailFacts extends DeskMailFacts {
  readonly offerTitle: string;
  /** Absolute URL of the offer's page; null while it is hidden: the mail then links to the alerts. */
  readonly offerAddress: string | null;
}

/** The text of a mail in one language. */
export interface TeamMailWords {
  readonly subject: string;
  /** What happened, and what to do by when. */
  readonly lines: readonly string[];
  /** User-written text or contact data: only in the mail, whose text is deleted after its retention period, and in no notification. */
  readonly personal?: readonly string[];
}

const BUTTONS = {
  PTBR: { alerts: 'Ver os avisos', offer: 'Ver a oferta' },
  EN: { alerts: 'See your alerts', offer: 'See the offer' },
} as const;

/** A mail to sellers, in the language of each: the offer, user-written text or contact data, and the lines of the occasion. */
export function teamMail(facts: TeamMailFacts, words: Readonly<Record<Idiom, TeamMailWords>>): MailContent {
  const { idiom, offerTitle, offerAddress, alertsAddress } = facts;
  const { subject, lines, personal = [] } = words[idiom];
  const button =
    offerAddress === null
      ? { text: BUTTONS[idiom].alerts, address: alertsAddress }
      : { text: BUTTONS[idiom].offer, address: offerAddress };
  const offer = idiom === 'EN' ? `Offer: “${offerTitle}”.` : `Oferta: “${offerTitle}”.`;
  const laidOut = (message: readonly string[]) => layOut(facts, subject, [offer, ...message], button);
  const { notice } = laidOut(lines);
  return { subject: `${subject} – ${offerTitle}`, ...laidOut([...personal, ...lines]), notice };
}

/** A mail to staff, in the language of each, about no single offer; `about` ends its subject. */
export function deskMail(
  facts: DeskMailFacts,
  words: Readonly<Record<Idiom, Omit<TeamMailWords, 'personal'> & { readonly about: string }>>,
): MailContent {
  const { subject, about, lines } = words[facts.idiom];
  const button = { text: BUTTONS[facts.idiom].alerts, address: facts.alertsAddress };
  return { subject: `${subject} – ${about}`, ...layOut(facts, subject, lines, button) };
}

function layOut(
  { brand, idiom, store = null, foot }: DeskMailFacts,
  title: string,
  paragraphs: readonly string[],
  button: MailLink,
): Omit<MailContent, 'subject'> {
  return renderMail({ brand, store, idiom, title, paragraphs, button, ...(foot ? { foot } : {}) });
}

/** An instant (epoch milliseconds) in the format of such a mail: `02/06/2026 18:30 (horário de Brasília)`. */
export function instantIn(idiom: Idiom, at: number): string {
  return `${dateTimeText(at, idiom)} (${idiom === 'EN' ? 'Brasília time' : 'horário de Brasília'})`;
}
