import { createHash } from 'node:crypto';
import type { Cells } from './rows/columns.ts';

/**
 * Returns the identity of a row: source and `id`, or, in files without ids, a hash of its content. The same row read again is the same
 * offer. `store` separates the rows of partners.
 */
export function importKey(source: string, store: string | null, cells: Cells): string {
  const origin = store === null ? source : `${store}/${source}`;
  if (cells.id !== undefined) return `${origin}#${cells.id.slice(0, 120)}`;
  const owner = store === null ? '' : `${store}/`;
  return `${owner}linha#${sha256(JSON.stringify(Object.entries(cells).sort(([a], [b]) => (a < b ? -1 : 1)))).slice(0, 40)}`;
}

/** Returns a uuid derived from a text: the same picture of the same row keeps its guid. */
export function guidOf(text: string): string {
  const hex = sha256(text);
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

/** Returns a number in [0, 1) derived from a text. */
export function shareOf(text: string): number {
  return Number.parseInt(sha256(text).slice(0, 12), 16) / 2 ** 48;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
