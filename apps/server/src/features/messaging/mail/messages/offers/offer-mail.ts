import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { renderMail } from '../../render-mail.ts';
import type { MailContent } from '../../mail-content.ts';
import type { OfferNewsFacts } from './offer-mail-facts.ts';

export interface OfferMailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** A mail about an offer: greeting, text in the reader's language, and a button to the offer's page. */
export function offerMail(
  facts: OfferNewsFacts,
  words: Readonly<Record<Idiom, OfferMailWords>>,
): MailContent {
  const { brand, idiom, name, offerTitle, offerAddress, store = null } = facts;
  const { subject, paragraphs, button } = words[idiom];
  const layout = renderMail({
    brand,
    idiom,
    store,
    title: subject,
    greeting: greetingOf(idiom, name),
    paragraphs,
    button: { text: button, address: offerAddress },
    ...(facts.foot ? { foot: facts.foot } : {}),
  });
  return { subject: `${subject} – ${offerTitle}`, ...layout };
}

/** How a user is addressed. */
export function greetingOf(idiom: Idiom, name: string): string {
  return idiom === 'EN' ? `Hello, ${name}.` : `Olá, ${name}.`;
}
