import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { FileProblem } from '../../archive/file-problem.ts';
import type { ArchiveEntry } from '../../archive/open-archive.ts';
import { readXml } from './read-xml.ts';

const MOST_TEXTS = 2_000_000;
/** As long as a cell can be. */
const LONGEST = 40_000;

/** The texts that the cells of a workbook refer to by their places. Their sizes were checked. */
export async function readSharedTexts(entry: ArchiveEntry | null): Promise<readonly string[]> {
  const texts: string[] = [];
  if (entry === null) return texts;
  const text = richText();
  for await (const _piece of readXml(await entry.open(), {
    open: (name) => {
      if (name === 'si') text.begin();
      else text.open(name);
    },
    text: text.add,
    close: (name) => {
      if (name !== 'si') return text.close(name);
      texts.push(text.end());
      if (texts.length > MOST_TEXTS) throw new FileProblem(reasonOf('sheet-texts'));
    },
  }));
  return texts;
}

/** Puts a text together from its runs, without the reading aids of East Asian scripts. */
export function richText() {
  let text = '';
  let inText = false;
  let aids = 0;
  return {
    begin: () => void (text = ''),
    open: (name: string) => {
      if (name === 'rPh') aids += 1;
      inText = name === 't' && aids === 0;
    },
    add: (piece: string) => {
      if (inText && text.length < LONGEST) text += piece.slice(0, LONGEST - text.length);
    },
    close: (name: string) => {
      if (name === 'rPh') aids -= 1;
      if (name === 't') inText = false;
    },
    end: () => unescaped(text),
  };
}

/** Characters that XML cannot hold stand as `_x000D_`. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;
}
