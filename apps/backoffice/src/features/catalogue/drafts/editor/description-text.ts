const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const unescape = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** A description as it is typed, as HTML: blank lines part paragraphs, lines that begin with a dash are a list. */
export function descriptionHtml(text: string): string {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  return parts
    .map((lines) =>
      lines.every((line) => line.trim().startsWith('- '))
        ? `<ul>${lines.map((line) => `<li>${escape(line.trim().slice(2))}</li>`).join('')}</ul>`
        : `<p>${lines.map((line) => escape(line.trim())).join('<br />')}</p>`,
    )
    .join('');
}

/** The text from which a description was made; null: it has more to it, and is edited as HTML. */
export function descriptionText(html: string): string | null {
  const text = unescape(
    html
      .replace(/<\/p>\s*|<\/ul>\s*/g, '\n\n')
      .replace(/<li>/g, '- ')
      .replace(/<\/li>\s*/g, '\n')
      .replace(/<br\s*\/?>/g, '\n')
      .replace(/<p>|<ul>/g, ''),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return /<\/?[a-z][^>]*>/i.test(unescapeTags(html)) ? null : text;
}

/** What remains of the markup that texts make. */
function unescapeTags(html: string): string {
  return html.replace(/<\/?(p|ul|li)>|<br\s*\/?>/g, '');
}
