import type { ArchiveEntry } from '../../archive/open-archive.ts';
import { readXml } from './read-xml.ts';

/** How numbers of a style are shown: `pad`, with leading zeros to so many digits; `places`, rounded to so many. */
export interface NumberFormat {
  readonly kind: 'general' | 'date' | 'percent';
  readonly pad?: number;
  readonly places?: number;
}

const GENERAL: NumberFormat = { kind: 'general' };
/** Built-in formats with two decimal places. */
const TWO_PLACES: ReadonlySet<number> = new Set([2, 4, 7, 8, 39, 40, 43, 44]);
const MOST_STYLES = 70_000;

/** The formats of the styles of a workbook, by their places. */
export async function readNumberFormats(entry: ArchiveEntry | null): Promise<readonly NumberFormat[]> {
  const own = new Map<number, NumberFormat>();
  const styles: NumberFormat[] = [];
  if (entry === null) return styles;
  let inStyles = false;
  for await (const _piece of readXml(await entry.open(), {
    open: (name, attributes) => {
      const id = Number(attributes.numFmtId ?? 0);
      if (name === 'numFmt') own.set(id, formatOf(attributes.formatCode ?? ''));
      else if (name === 'cellXfs') inStyles = true;
      else if (name === 'xf' && inStyles && styles.length < MOST_STYLES)
        styles.push(own.get(id) ?? builtIn(id));
    },
    close: (name) => {
      if (name === 'cellXfs') inStyles = false;
    },
  }));
  return styles;
}

function builtIn(id: number): NumberFormat {
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58))
    return { kind: 'date' };
  if (id === 9 || id === 10) return { kind: 'percent' };
  return TWO_PLACES.has(id) ? { kind: 'general', places: 2 } : GENERAL;
}

/** Reads a format such as `dd/mm/yyyy`, `00000`, `#,##0.00` or `0%`. */
export function formatOf(code: string): NumberFormat {
  // Literals and colours say nothing about the number.
  const [bare = ''] = code
    .slice(0, 300)
    .replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h|m|s)[^\]]*\]/gi, '')
    .split(';');
  if (/[dmyhsa]/i.test(bare.replaceAll(/general/gi, '').replaceAll(/e[+-]/gi, ''))) return { kind: 'date' };
  if (bare.includes('%')) return { kind: 'percent' };
  if (/^0{2,20}$/.test(bare)) return { kind: 'general', pad: bare.length };
  // A format without decimals hides those of the number: they are not rounded away.
  const decimals = /\.([0#?]{2,})[^0#?.]*$/.exec(bare)?.[1];
  return decimals === undefined ? GENERAL : { kind: 'general', places: decimals.length };
}
