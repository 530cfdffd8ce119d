const HEADING = /<(\/?)h([1-6])\b/g;

/**
 * Shifts the headings of a text below the title of its page: the highest becomes `h2`, the others keep their relative level and skip none,
 * so that screen readers get a correct outline.
 */
export function levelHeadings(html: string): string {
  const levels = [...new Set([...html.matchAll(HEADING)].map(([, , level]) => level ?? ''))].toSorted();
  return html.replaceAll(HEADING, (_whole, slash: string, level: string) => {
    const wanted = Math.min(6, levels.indexOf(level) + 2);
    return `<${slash}h${wanted}`;
  });
}
