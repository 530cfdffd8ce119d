/** A piece of a page: text, or an element with its attributes and content. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

const token =
  /<!--.*?-->|<!doctype[^>]*>|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>|[^<]+|</gis;
const attribute = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const withoutEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const rawText = /<(script|style)([^>]*)>(.*?)<\/\1>/gis;

/** Reads a page that a program wrote: every element ends, entities stay as they are. */
export function parseHtml(html: string): HtmlElement {
  const raw: string[] = [];
  // Scripts hold signs that look like elements: they are stored aside.
  const text = html.replace(rawText, (_all, name: string, attributes: string, content: string) => {
    raw.push(content);
    return `<${name}${attributes}>raw-text-${raw.length - 1}</${name}>`;
  });
  const root: HtmlElement = { name: 'root', attributes: {}, children: [] };
  const open: HtmlElement[] = [root];
  for (const [piece, closing, opening, attributes, selfClosed] of text.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (closing !== undefined) open.pop();
    else if (opening !== undefined) {
      const element = { name: opening, attributes: attributesOf(attributes ?? ''), children: [] };
      parent.children.push(element);
      if (!withoutEnd.has(opening.toLowerCase()) && selfClosed !== '/') open.push(element);
    } else if (!piece.startsWith('<!')) {
      const kept = /^raw-text-(\d+)$/.exec(piece)?.[1];
      parent.children.push(kept === undefined ? piece : (raw[Number(kept)] ?? ''));
    }
  }
  return root;
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, double, single, bare] of text.matchAll(attribute)) {
    if (name !== undefined) found[name] = double ?? single ?? bare ?? '';
  }
  return found;
}
