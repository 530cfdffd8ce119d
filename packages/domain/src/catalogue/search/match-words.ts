import { errorsForgiven } from './correct-word.ts';
import { editDistance } from './edit-distance.ts';

/** How well a name fits what was typed: 0 is the name itself, 1 begins so, 2 has every word, begun at least; null does not fit. */
export type MatchRank = 0 | 1 | 2;

/** Compares typed words, the last of which may be unfinished, with the words of a name. Both as `wordsOf` gives them. */
export function rankMatch(typed: readonly string[], name: readonly string[]): MatchRank | null {
  const [first = ''] = typed;
  if (first === '') return null;
  const whole = typed.join(' ');
  const full = name.join(' ');
  if (whole === full) return 0;
  if (full.startsWith(whole)) return 1;
  return typed.every((word) => name.some((other) => other.startsWith(word))) ? 2 : null;
}

/**
 * The words that a misspelt one, which may be unfinished, may have begun to be: those with the fewest errors that are still forgiven for
 * its length.
 */
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

/** Errors between what was typed and the beginning of a word that is nearest to it. */
function startDistance(typed: string, word: string, limit: number): number {
  let least = limit + 1;
  for (let length = typed.length - 1; length <= typed.length + 1; length += 1) {
    if (length <= word.length) least = Math.min(least, editDistance(typed, word.slice(0, length), limit));
  }
  return word.length < typed.length - 1 ? editDistance(typed, word, limit) : least;
}
