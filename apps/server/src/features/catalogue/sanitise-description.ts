import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
};

/**
 * The description of an offer with nothing in it but plain paragraphs, lists and emphasis (S-28): no attributes, scripts, styles,
 * links or pictures. Null bytes, which the database refuses, go too.
 */
export function sanitiseDescription(html: string): string {
  const text = html.replaceAll('\0', '');
  return /[<>&]/.test(text) ? sanitizeHtml(text, allowed).trim() : text.trim();
}
