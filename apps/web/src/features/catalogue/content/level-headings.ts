const HEADING = /<(\/?)h([1-6])\b/g;

/**
 * Brings the headings of a text under the title of its page: the highest becomes `h2`, the rest keep their distance and leave out no
 * level, so that screen-reader users find the order that others see.
 */
export function levelHeadings(html: string): string {
  const levels = [...new Set([...html.matchAll(HEADING)].map(([, , level]) => level ?? ''))].toSorted();
  return html.replaceAll(HEADING, (_whole, slash: string, level: string) => {
    const wanted = Math.min(6, levels.indexOf(level) + 2);
    return `<${slash}h${wanted}`;
  });
}
