import { shownText } from '@patio/domain/texts/human-text.ts';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/** The HTML that a notification may contain (S-28), without forbidden characters, even if they were written as entities. */
export function sanitiseBody(html: string): string {
  return shownText(sanitizeHtml(html, options), { lines: 'several' });
}

/** Staff's text as HTML for an inbox: paragraphs of plain text, or the allowed part of HTML (S-28). */
export function bodyOf(written: string): string {
  if (/<(?:p|br|b|strong|i|em|u|ul|ol|li|a)\b[^>]*>/i.test(written)) return sanitiseBody(written);
  return written
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${sanitiseBody(escaped(paragraph)).replaceAll(/\r?\n/g, '<br />')}</p>`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
