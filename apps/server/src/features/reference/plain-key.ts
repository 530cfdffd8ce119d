/** Answers a text without accents, in lower case, everything but letters and digits as single spaces. */
export function plainKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
