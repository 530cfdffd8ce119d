/** How much non-ASCII content is UTF-8, and how much cannot be. */
export type Utf8Counts = { readonly right: number; readonly wrong: number };

/** Counts multi-byte characters, and bytes that belong to none (Unicode, table 3-7), wherever the chunks are split. */
export function utf8Counter(): { add(bytes: Uint8Array): void; counts(): Utf8Counts } {
  let [right, wrong, missing, low, high] = [0, 0, 0, 0x80, 0xbf];
  const begin = (byte: number) => {
    if (byte < 0x80) return;
    [low, high] = [0x80, 0xbf];
    if (byte >= 0xc2 && byte <= 0xdf) missing = 1;
    else if (byte >= 0xe0 && byte <= 0xef) {
      missing = 2;
      if (byte === 0xe0) low = 0xa0;
      if (byte === 0xed) high = 0x9f;
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      missing = 3;
      if (byte === 0xf0) low = 0x90;
      if (byte === 0xf4) high = 0x8f;
    } else wrong += 1;
  };
  const add = (bytes: Uint8Array) => {
    for (const byte of bytes) {
      if (missing === 0) {
        begin(byte);
      } else if (byte >= low && byte <= high) {
        [low, high] = [0x80, 0xbf];
        missing -= 1;
        if (missing === 0) right += 1;
      } else {
        wrong += 1;
        missing = 0;
        begin(byte);
      }
    }
  };
  return { add, counts: () => ({ right, wrong: missing === 0 ? wrong : wrong + 1 }) };
}
