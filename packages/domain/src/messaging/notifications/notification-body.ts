const ESCAPED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', '#x60': '`', '#96': '`' };
const TOKEN = /<!--[^]*?-->|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|<|[^<]+/gi;
const HIDDEN = /<(script|style|template)\b[^>]*>[^]*?(?:<\/\1\s*>|$)/gi;
const ALLOWED: ReadonlySet<string> = new Set([
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'a',
]);
/** Void elements: no closing tag. */
const EMPTY = 'br';

/**
 * The HTML of a notification: escaped angle brackets, ampersands and backticks are decoded (A§3), and the result is sanitised by an
 * allowlist (S-28). Whatever the input, the output contains only a few plain tags, all of them closed, and links to this site, the web or
 * mail addresses.
 */
export function notificationHtml(text: string): string {
  const decoded = text.replace(/&(lt|gt|amp|#x60|#96);/gi, (whole, name: string) => {
    return ESCAPED[name.toLowerCase()] ?? whole;
  });
  const open: string[] = [];
  let html = '';
  for (const [token, slash, name, attributes] of decoded.replace(HIDDEN, '').matchAll(TOKEN)) {
    if (name === undefined) html += token.startsWith('<!--') ? '' : plain(token);
    else if (slash === '/') html += closed(open, name.toLowerCase());
    else html += opened(open, name.toLowerCase(), attributes ?? '');
  }
  return html + endsOf(open.toReversed());
}

function opened(open: string[], name: string, attributes: string): string {
  if (!ALLOWED.has(name)) return '';
  if (name === EMPTY) return '<br>';
  const before = name === 'p' || name === 'a' ? closed(open, name) : '';
  open.push(name);
  return `${before}<${name}${name === 'a' ? linkOf(attributes) : ''}>`;
}

/** Closes a tag and those opened inside it; does nothing if it is not open. */
function closed(open: string[], name: string): string {
  const place = open.lastIndexOf(name);
  return place < 0 ? '' : endsOf(open.splice(place).toReversed());
}

function endsOf(names: readonly string[]): string {
  return names.map((name) => `</${name}>`).join('');
}

function linkOf(attributes: string): string {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i.exec(attributes);
  const address = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(address) ? ` href="${plain(address)}"` : '';
}

function plain(text: string): string {
  return text
    .replace(/&(?!(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
