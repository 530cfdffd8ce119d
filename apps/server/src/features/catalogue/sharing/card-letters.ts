import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import sharp from 'sharp';
import { unwrapWoff } from '../../../platform/fonts/unwrap-woff.ts';

/** The storefront's font family, as named in pictures. */
export const CARD_FAMILY = 'Geist';

const FACES = ['latin-400', 'latin-700', 'latin-ext-400', 'latin-ext-700'] as const;

/**
 * Registers the storefront's fonts with the drawing library of this process, so that pictures look the same on a machine without any fonts.
 * The library reads TrueType files by path: they are written to `directory`, once.
 */
export async function loadCardLetters(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const face of FACES) {
    const source = new URL(import.meta.resolve(`@fontsource/geist/files/geist-${face}-normal.woff`));
    const file = path.join(directory, `geist-${face}.ttf`);
    // Written to a temporary file first: another process may be reading the same file.
    const written = `${file}.${process.pid}`;
    await writeFile(written, unwrapWoff(await readFile(fileURLToPath(source))));
    await rename(written, file);
    await sharp({ text: { text: 'A', font: CARD_FAMILY, fontfile: file } }).toBuffer();
  }
}
