const SMALL_WORDS = new Set(['a', 'com', 'da', 'de', 'do', 'e', 'ou', 'para', 'sobre']);

/** Returns one to three letters or digits that represent a name: the initials of its words, or the beginning of its only word. */
export function nameLetters(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));
  const [first = 'x', ...others] = words;
  if (others.length === 0) return first.slice(0, 3);
  return words
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 3);
}
