import type { StatementProblem } from './bank-statement.ts';

/** A tag of OFX with the text behind it, up to the next one: SGML closes no elements, XML does. */
export interface OfxTag {
  /** In upper case. */
  readonly name: string;
  readonly closing: boolean;
  readonly value: string;
  readonly line: number;
}

const TAG = /<(\/?)([A-Za-z][A-Za-z0-9._]{0,40})\s{0,8}(\/?)>/y;
/** Signs `<`: a movement has a dozen elements, with ends in XML. */
const MOST_SIGNS = 150_000;
const LONGEST_VALUE = 2000;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** `&amp;` and its like, once; nothing that a file defines itself. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, digits, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole;
    const point = typeof digits === 'string' ? Number(digits) : Number.parseInt(String(hex), 16);
    return point > 0x10_ff_ff ? whole : String.fromCodePoint(point);
  });
}

/** What begins at a sign `<` that is no tag: where it ends, and the text it stands for. Null: it never ends. */
function special(text: string, at: number): { readonly end: number; readonly value: string } | null {
  const ended = (opening: string, closing: string) => {
    const end = text.indexOf(closing, at + opening.length);
    return end === -1 ? null : { end: end + closing.length, inside: text.slice(at + opening.length, end) };
  };
  if (text.startsWith('<![CDATA[', at)) {
    const found = ended('<![CDATA[', ']]>');
    return found && { end: found.end, value: found.inside };
  }
  const found = text.startsWith('<!--', at) ? ended('<!--', '-->') : ended('<?', '?>');
  return found && { end: found.end, value: '' };
}

const isSpecial = (text: string, at: number): boolean =>
  text.startsWith('<![CDATA[', at) || text.startsWith('<!--', at) || text.startsWith('<?', at);

/**
 * The tags of an OFX file, in time that grows with its length whatever it holds. A sign `<` that begins no tag is text. A definition of a type
 * (`<!DOCTYPE`) is refused: no bank needs one.
 */
export function* ofxTags(text: string): Generator<OfxTag | StatementProblem, void> {
  const lines = lineCounter(text);
  let tag: { readonly name: string; readonly closing: boolean; readonly line: number } | null = null;
  let value = '';
  let count = 0;
  let at = 0;
  const keep = (piece: string): void => {
    if (tag !== null && value.length < LONGEST_VALUE) value += piece.slice(0, LONGEST_VALUE);
  };
  while (at < text.length) {
    const open = text.indexOf('<', at);
    keep(decoded(text.slice(at, open === -1 ? Math.min(text.length, at + LONGEST_VALUE) : open)));
    if (open === -1) break;
    count += 1;
    if (count > MOST_SIGNS) {
      yield { problem: 'too-long', line: lines(open) };
      return;
    }
    if (text.startsWith('<!DOCTYPE', open) || text.startsWith('<!ENTITY', open)) {
      yield { problem: 'unknown', line: lines(open) };
      return;
    }
    if (isSpecial(text, open)) {
      const found = special(text, open);
      if (found === null) {
        yield { problem: 'cut-off', line: lines(open) };
        return;
      }
      keep(found.value);
      at = found.end;
      continue;
    }
    TAG.lastIndex = open;
    const match = TAG.exec(text);
    if (match === null) {
      keep('<');
      at = open + 1;
      continue;
    }
    if (tag !== null) yield { ...tag, value: value.trim() };
    tag = { name: (match[2] ?? '').toUpperCase(), closing: match[1] === '/', line: lines(open) };
    value = '';
    at = TAG.lastIndex;
  }
  if (tag !== null) yield { ...tag, value: value.trim() };
}

/** Counts lines up to places that never go back; what was looked at is not looked at again. */
function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (place) => {
    while (next !== -1 && next < place) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
