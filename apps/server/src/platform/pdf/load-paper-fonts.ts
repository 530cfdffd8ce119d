import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { unwrapWoff } from '../fonts/unwrap-woff.ts';
import { coverage, type Subset } from './drawable-text.ts';
import type { PaperFonts } from './write-paper.ts';

const ranges = z.object({
  latin: z.string(),
  'latin-ext': z.string(),
  vietnamese: z.string(),
  cyrillic: z.string(),
  'cyrillic-ext': z.string(),
});

/** Reads the fonts of papers from the package of the storefront's letters. */
export async function loadPaperFonts(): Promise<PaperFonts> {
  const listed: unknown = JSON.parse(await text('unicode.json'));
  const face = async (subset: Subset) => ({
    normal: await font(subset, 400),
    bold: await font(subset, 700),
  });
  return {
    files: {
      latin: await face('latin'),
      'latin-ext': await face('latin-ext'),
      vietnamese: await face('vietnamese'),
      cyrillic: await face('cyrillic'),
      'cyrillic-ext': await face('cyrillic-ext'),
    },
    subsetOf: coverage(ranges.parse(listed)),
  };
}

const placeOf = (name: string): string =>
  fileURLToPath(new URL(import.meta.resolve(`@fontsource/geist/${name}`)));
const text = (name: string): Promise<string> => readFile(placeOf(name), 'utf8');
const font = async (subset: Subset, weight: 400 | 700): Promise<Buffer> =>
  unwrapWoff(await readFile(placeOf(`files/geist-${subset}-${weight}-normal.woff`)));
