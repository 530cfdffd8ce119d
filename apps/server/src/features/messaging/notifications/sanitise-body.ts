import { shownText } from '@patio/domain/texts/human-text.ts';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/** The HTML that may stand in a notification (S-28), without what no text may hold, also where an entity stood for it. */
export function sanitiseBody(html: string): string {
  return shownText(sanitizeHtml(html, options), { lines: 'several' });
}
