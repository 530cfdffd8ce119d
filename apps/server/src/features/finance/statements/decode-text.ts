/** Marks at the beginning of a text, and what they say. */
const MARKS = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/**
 * The text of a file of a bank: UTF-16 if it says so, UTF-8 if all of it is, otherwise Windows-1252, which every file that says Latin-1 or
 * US-ASCII really is.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const encoding = marked ?? wideEncoding(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** UTF-16 without a mark: the first characters of a statement are all Western, so every other byte is zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 20);
  const zeros = (offset: number): boolean =>
    head.length >= 4 && head.every((byte, at) => at % 2 !== offset || byte === 0);
  if (zeros(1) && !zeros(0)) return 'utf-16le';
  return zeros(0) && !zeros(1) ? 'utf-16be' : null;
}
