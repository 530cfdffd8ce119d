const ELEMENTS = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'title',
  'desc',
]);

/** Kept as they are; others, such as those of drawing programs, are dropped. */
const ATTRIBUTES = new Set(
  `id viewBox d cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points transform gradientTransform gradientUnits offset fill fill-rule
  fill-opacity clip-path clip-rule clipPathUnits stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity stop-color stop-opacity opacity color`.split(/\s+/),
);

const MOST = { bytes: 100_000, elements: 2000, deep: 30 } as const;

/** Why a drawing is refused: too large, not a drawing, or it could run or load something. */
export type SvgRefusal = 'large' | 'damaged' | 'unsafe';

export type SafeSvg = { readonly kind: 'drawing'; readonly svg: string } | Refused;
interface Refused {
  readonly kind: 'refused';
  readonly because: SvgRefusal;
}

const refused = (because: SvgRefusal): Refused => ({ kind: 'refused', because });

const TOKEN =
  /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Rewrites an SVG from the shapes of a short list, 48 x 48. One with scripts, handlers, links, styles, entities or anything that it does
 * not know is refused: what is served from this site must run nothing.
 */
export function safeSvg(source: string): SafeSvg {
  if (source.length > MOST.bytes) return refused('large');
  const text = source.replace(/^\uFEFF/, '').replace(/^\s*<\?xml[^>]*\?>/, '');
  if (/<!(?!--)|<\?|&/.test(text)) return refused('unsafe');
  const open: string[] = [];
  let svg = '';
  let elements = 0;
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (token === null) return refused('damaged');
    at = TOKEN.lastIndex;
    const [, end, name, attributes = '', alone, words] = token;
    if (name === undefined) {
      if (words !== undefined && words.trim() !== '' && !isNamed(open)) return refused('damaged');
      continue;
    }
    if (isForeign(name)) return refused('unsafe');
    if (end === '/') {
      if (open.pop() !== name) return refused('damaged');
      if (!isWords(name)) svg += `</${name}>`;
      continue;
    }
    elements += 1;
    if ((svg === '') !== (name === 'svg') || elements > MOST.elements || open.length > MOST.deep)
      return refused('damaged');
    if (svg !== '' && open.length === 0) return refused('damaged');
    const kept = name === 'svg' ? rootAttributes(attributes) : safeAttributes(attributes);
    if (kept === null) return refused('unsafe');
    if (alone !== '/') open.push(name);
    if (!isWords(name)) svg += `<${name}${kept}${alone === '/' ? '/' : ''}>`;
  }
  return open.length > 0 || elements < 2 ? refused('damaged') : { kind: 'drawing', svg };
}

const isForeign = (name: string): boolean => !ELEMENTS.has(name);
const isWords = (name: string): boolean => name === 'title' || name === 'desc';
const isNamed = (open: readonly string[]): boolean => isWords(open.at(-1) ?? '');

/** The root is always 48 x 48; without a viewBox its size says what is drawn. */
function rootAttributes(given: string): string | null {
  const kept = safeAttributes(given);
  if (kept === null) return null;
  const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(kept)?.[1];
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(value(name) ?? '48') || 48);
  const box = value('viewBox') ?? `0 0 ${width} ${height}`;
  const others = kept.replace(/\s(?:width|height|viewBox|x|y)="[^"]*"/g, '');
  return ` xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="${box}"${others}`;
}

/** The attributes of the short list; null: one of them, or one beside them, could run or load something. */
function safeAttributes(given: string): string | null {
  let kept = '';
  for (const [, name = '', double, single] of given.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? '';
    if (/^on|(?:^|:)href$|^style$|^src$/i.test(name)) return null;
    if (!ATTRIBUTES.has(name)) continue;
    if (/[<>"']|script:|url\((?!#[\w-]+\))/i.test(value)) return null;
    kept += ` ${name}="${value}"`;
  }
  return kept;
}
