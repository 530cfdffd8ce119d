const SMALL_WORDS = new Set(['da', 'das', 'de', 'do', 'dos', 'e', 'the', 'of', 'and', '&']);

/** Up to two letters for a store without a photograph: the initials of its first and last significant word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}|\d/u.test(word));
  const counting = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  const [first = '', ...rest] = counting.length > 0 ? counting : words;
  return [first, rest.at(-1) ?? '']
    .map((word) => /[\p{L}\d]/u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
