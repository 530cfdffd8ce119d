import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { escapeHtml } from '../escape-html.ts';
import { renderMail } from '../render-mail.ts';
import type { MailContent } from '../mail-content.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

export interface OfferMailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** A mail about an offer: greeting, words of the language, and a button to the offer's page. */
export function offerMail(
  facts: OfferMailFacts,
  words: Readonly<Record<Idiom, OfferMailWords>>,
): MailContent {
  const { brand, idiom, name, offerTitle, offerAddress } = facts;
  const { subject, paragraphs, button } = words[idiom];
  const greeting = idiom === 'EN' ? `Hello, ${name}.` : `Olá, ${name}.`;
  const layout = renderMail({
    brand,
    idiom,
    title: subject,
    paragraphs: [greeting, ...paragraphs],
    button: { text: button, address: offerAddress },
    ...(facts.foot ? { foot: facts.foot } : {}),
  });
  return {
    subject: `${subject} – ${offerTitle}`,
    ...layout,
    notice: noticeOf(paragraphs, button, offerAddress),
  };
}

/** Links of the inbox are paths of the site, whatever address it has. */
function noticeOf(paragraphs: readonly string[], button: string, address: string): string {
  const { pathname, search } = new URL(address);
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  return `${text}<p><a href="${escapeHtml(pathname + search)}">${escapeHtml(button)}</a></p>`;
}
