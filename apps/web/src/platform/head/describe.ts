/** Characters of a description that search engines show. */
const MOST = 160;

/** One description of several sentences: as many complete ones as fit, the first one truncated if it alone is too long. */
export function describe(sentences: readonly string[]): string {
  const [first = '', ...others] = sentences.map((sentence) => sentence.trim()).filter(Boolean);
  let text = cut(first);
  for (const sentence of others) {
    const longer = `${text} ${sentence}`;
    if (longer.length <= MOST) text = longer;
  }
  return text;
}

function cut(text: string): string {
  if (text.length <= MOST) return text;
  const short = text.slice(0, MOST - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = short.lastIndexOf(' ');
  return `${short.slice(0, space > MOST / 2 ? space : undefined).trimEnd()}…`;
}
