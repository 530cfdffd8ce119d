import { shownText } from '@patio/domain/texts/human-text.ts';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'blockquote',
    'a',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The title of the page is its only one.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
};

/** The HTML that a text of the site may contain: headings, paragraphs, lists, emphasis and links, closed as they were opened. */
export function sanitiseText(html: string): string {
  return shownText(sanitizeHtml(html, options), { lines: 'several' }).trim();
}

/** Whether HTML shows nothing. */
export function showsNothing(html: string): boolean {
  return sanitizeHtml(html, { allowedTags: [] }).trim() === '';
}
