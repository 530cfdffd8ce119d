import { createReadStream } from 'node:fs';
import { utf8Counter } from './count-utf8.ts';

/** Encodings written by spreadsheets and older programs. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The kind of a file, detected from all of its bytes: `empty` if it contains only blanks. */
export type TextFacts = { encoding: Encoding; empty: boolean; bytes: number };

const MARKS: readonly (readonly [encoding: Encoding, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Reads a file once, in constant memory. */
export async function sniffText(file: string): Promise<TextFacts> {
  const utf8 = utf8Counter();
  const nulls = { even: 0, odd: 0 };
  let begin = Buffer.alloc(0);
  let empty = true;
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    if (!Buffer.isBuffer(chunk)) continue;
    if (begin.length < 3) begin = Buffer.concat([begin, chunk.subarray(0, 3)]);
    empty &&= /^[\s\0\u00ef\u00bb\u00bf\u00fe\u00ff]*$/.test(chunk.toString('latin1'));
    for (let at = chunk.indexOf(0); at !== -1; at = chunk.indexOf(0, at + 1)) {
      if ((bytes + at) % 2 === 0) nulls.even += 1;
      else nulls.odd += 1;
    }
    utf8.add(chunk);
    bytes += chunk.length;
  }
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => begin[at] === byte))?.[0];
  return { encoding: marked ?? wideEncoding(nulls, bytes) ?? narrowEncoding(utf8.counts()), empty, bytes };
}

/** In Western text in UTF-16 nearly every other byte is null, and hardly any of those in between. */
function wideEncoding(nulls: { even: number; odd: number }, bytes: number): Encoding | null {
  const share = (count: number) => count / Math.max(1, bytes / 2);
  if (share(nulls.odd) > 0.5 && share(nulls.even) < 0.05) return 'utf-16le';
  if (share(nulls.even) > 0.5 && share(nulls.odd) < 0.05) return 'utf-16be';
  return null;
}

/**
 * UTF-8 with broken lines still counts as UTF-8, and these lines are refused: in Windows-1252 hardly any accent looks like a UTF-8
 * character.
 */
function narrowEncoding({ right, wrong }: { right: number; wrong: number }): Encoding {
  return wrong === 0 || (right > 0 && right >= wrong) ? 'utf-8' : 'windows-1252';
}
