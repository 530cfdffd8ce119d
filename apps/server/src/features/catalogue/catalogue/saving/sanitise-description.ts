import { shownText } from '@patio/domain/texts/human-text.ts';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
};

/**
 * The description of an offer, sanitised to plain paragraphs, lists and emphasis (S-28): no attributes, scripts, styles, links or pictures.
 * Forbidden characters are removed too, even if written as entities.
 */
export function sanitiseDescription(html: string): string {
  const text = shownText(html, { lines: 'several' });
  return /[<>&]/.test(text) ? shownText(sanitizeHtml(text, allowed), { lines: 'several' }) : text;
}
