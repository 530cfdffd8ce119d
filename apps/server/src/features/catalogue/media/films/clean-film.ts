import type { FileHandle } from 'node:fs/promises';
import type { Found, Range } from './inspect-film.ts';

const ZEROS = Buffer.alloc(256 * 1024);
const TYPE_AT = 4;

/** Empties what is hidden in a video, in its place: nothing moves, so its index stays right. */
export async function cleanFilm(file: FileHandle, { boxes, dates }: Found): Promise<void> {
  for (const box of boxes) {
    await file.write(Buffer.from('free'), 0, 4, box.at + TYPE_AT);
    await zero(file, { at: await contentOf(file, box), end: box.end });
  }
  for (const range of dates) await zero(file, range);
}

/** After the size and the type; a size of 1 has a longer one behind it. */
async function contentOf(file: FileHandle, { at }: Range): Promise<number> {
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, at);
  return at + (buffer.readUInt32BE(0) === 1 ? 16 : 8);
}

async function zero(file: FileHandle, { at, end }: Range): Promise<void> {
  for (let from = at; from < end; from += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - from), from);
}
