import { errorsForgiven } from './correct-word.ts';
import { editDistance } from './edit-distance.ts';

/** How well a name matches the typed words: 0 is the name itself, 1 starts with them, 2 has every word at least in part; null does not match. */
export type MatchRank = 0 | 1 | 2;

/** Compares typed words, the last of which may be incomplete, with the words of a name. Both as `wordsOf` returns them. */
export function rankMatch(typed: readonly string[], name: readonly string[]): MatchRank | null {
  const [first = ''] = typed;
  if (first === '') return null;
  const whole = typed.join(' ');
  const full = name.join(' ');
  if (whole === full) return 0;
  if (full.startsWith(whole)) return 1;
  return typed.every((word) => name.some((other) => other.startsWith(word))) ? 2 : null;
}

/** The possible completions of a misspelt, perhaps incomplete word: those with the fewest errors within the tolerance for its length. */
export function nearestWords(typed: string, known: Iterable<string>): string[] {
  let limit = errorsForgiven(typed.length);
  if (limit === 0) return [];
  let nearest: string[] = [];
  for (const word of known) {
    const errors = startDistance(typed, word, limit);
    if (errors > limit) continue;
    if (errors < limit) nearest = [];
    limit = errors;
    nearest.push(word);
  }
  return nearest;
}

/** Errors between what was typed and the most similar prefix of a word. */
function startDistance(typed: string, word: string, limit: number): number {
  let least = limit + 1;
  for (let length = typed.length - 1; length <= typed.length + 1; length += 1) {
    if (length <= word.length) least = Math.min(least, editDistance(typed, word.slice(0, length), limit));
  }
  return word.length < typed.length - 1 ? editDistance(typed, word, limit) : least;
}
