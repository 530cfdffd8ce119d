/**
 * Returns the first tag of an SVG text that is not closed in order, that repeats an attribute or is not written
 * as name="value" pairs; nothing when all is well.
 */
export function brokenTag(svg: string): string | undefined {
  const open: string[] = [];
  let rest = svg;
  const tag = /^<(\/?)([A-Za-z]+)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<&]*")*)\s*(\/?)>/;
  while (rest !== '') {
    const found = tag.exec(rest);
    if (!found) return rest.slice(0, 80);
    const [whole, closing, name = '', attributes = '', single] = found;
    const names = [...attributes.matchAll(/([a-zA-Z][a-zA-Z0-9:-]*)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return whole;
    if (closing === '/') {
      if (open.pop() !== name) return whole;
    } else if (single !== '/') open.push(name);
    rest = rest.slice(whole.length);
  }
  return open.at(-1);
}

/** Returns the names of paints that are used in an SVG text but not defined there. */
export function missingPaints(svg: string): string[] {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id ?? '');
  return [...new Set(used.filter((id) => !defined.has(id)))];
}
