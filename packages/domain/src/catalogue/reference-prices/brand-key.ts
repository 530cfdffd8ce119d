/** Spellings of a brand that differ in more than letters: FIPE writes "GM - Chevrolet" and "VW - VolksWagen". */
const SPELLINGS: Readonly<Record<string, string>> = {
  gm: 'chevrolet',
  gmchevrolet: 'chevrolet',
  vw: 'volkswagen',
  vwvolkswagen: 'volkswagen',
  kiamotors: 'kia',
  caoachery: 'chery',
  caoacherychery: 'chery',
  caoachangan: 'changan',
  greatwall: 'gwm',
  mercedes: 'mercedesbenz',
};

/** A text in lower case, without accents, with everything but letters and digits as single spaces; `1.0` stays one word. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replace(/(\d)[.,](?=\d)/g, '$1·')
    .replace(/[^a-z0-9·]+/g, ' ')
    .replaceAll('·', '.')
    .trim();
}

/** The brand as a key that is equal for every spelling of it. */
export function brandKey(brand: string): string {
  const key = plainWords(brand).replace(/[ .]/g, '');
  return Object.hasOwn(SPELLINGS, key) ? (SPELLINGS[key] ?? key) : key;
}
