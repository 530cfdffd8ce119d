import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../mail-content.ts';
import type { MailFrame } from '../mail-frame.ts';
import { renderMail } from '../render-mail.ts';

/** What every mail names that tells those who sell about something a person did on an offer. */
export interface TeamMailFacts extends Pick<MailFrame, 'brand' | 'store'> {
  readonly offerTitle: string;
  /** Absolute address of the offer's page. */
  readonly offerAddress: string;
  /** Centavos. */
  readonly valueCentavos: number;
  readonly person: { readonly name: string; readonly email: string };
}

/** A mail to the sales team or a store, whose language is Portuguese: the offer, who it was (`as` what), and the lines of the occasion. */
export function teamMail(
  facts: TeamMailFacts,
  words: {
    readonly subject: string;
    readonly as: 'Comprador' | 'Participante';
    readonly lines: readonly string[];
    /** A store learns how to reach the buyer with the sale. */
    readonly hidesEmail?: boolean;
  },
): MailContent {
  const { brand, store = null, person, offerTitle, offerAddress } = facts;
  const { subject, as, lines, hidesEmail = false } = words;
  const layout = renderMail({
    brand,
    store,
    idiom: 'PTBR',
    title: subject,
    paragraphs: [
      `Oferta: “${offerTitle}”, ${formatMoney(facts.valueCentavos)}.`,
      `${as}: ${hidesEmail ? person.name : `${person.name}, ${person.email}`}.`,
      ...lines,
    ],
    button: { text: 'Ver a oferta', address: offerAddress },
  });
  return { subject: `${subject} – ${offerTitle}`, ...layout };
}
