const TAG = /<(\/?)([a-z][a-z0-9]*)\s*>|<[^>]*>|<|>/gi;
const INLINE: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'u']);

/**
 * Whether a description is a single well-formed list (B§2, C-47): one `ul` or `ol` around everything, its children `li`, every tag closed
 * in order, without attributes, with nothing but simple emphasis inside the items. Only such a description may be rendered as HTML in a
 * popup.
 */
export function isSingleList(html: string): boolean {
  const text = html.trim();
  const open: string[] = [];
  let position = 0;
  let items = 0;
  for (const match of text.matchAll(TAG)) {
    const between = text.slice(position, match.index);
    if (between.trim() !== '' && !open.includes('li')) return false;
    position = match.index + match[0].length;
    const name = match[2]?.toLowerCase();
    if (name === undefined) return false;
    if (match[1] === '/') {
      if (open.pop() !== name) return false;
      if (open.length === 0) return position === text.length && items > 0;
      continue;
    }
    if (!mayOpen(name, open)) return false;
    if (name === 'li') items += 1;
    open.push(name);
  }
  return false;
}

function mayOpen(name: string, open: readonly string[]): boolean {
  const parent = open.at(-1);
  if (parent === undefined) return name === 'ul' || name === 'ol';
  if (parent === 'ul' || parent === 'ol') return name === 'li';
  return INLINE.has(name);
}

/** A text without its tags, for everything that is not a single list (C-47). Entities stay as they are; the result is plain text, never HTML. */
export function stripTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
