import { sanitiseBody } from './sanitise-body.ts';

/** What staff wrote as HTML of an inbox: paragraphs of plain text, or the harmless part of HTML (S-28). */
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
