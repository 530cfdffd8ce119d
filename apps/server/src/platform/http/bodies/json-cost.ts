export interface JsonLimits {
  /** Levels of lists and objects. */
  readonly deepest: number;
  /** Characters outside of texts, which is where lists and objects are. */
  readonly mostSigns: number;
}

/**
 * Whether a JSON text costs more to read than its size says: lists and objects are nested too deep, or there are too many of them. Texts,
 * such as files, cost little. The result for invalid JSON is undefined.
 */
export function isCostly(text: string, { deepest, mostSigns }: JsonLimits): boolean {
  let depth = 0;
  let signs = 0;
  for (let index = 0; index < text.length; index += 1) {
    signs += 1;
    if (signs > mostSigns) return true;
    const sign = text[index];
    if (sign === '"') {
      const { end, escaped } = endOfText(text, index + 1);
      signs += escaped;
      index = end;
    } else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Where the quote stands that ends a text, and how many before it are part of the text. */
function endOfText(text: string, from: number): { readonly end: number; readonly escaped: number } {
  let escaped = 0;
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return { end: at, escaped };
    escaped += 1;
  }
  return { end: text.length, escaped };
}
