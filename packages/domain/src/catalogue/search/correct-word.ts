import { editDistance } from './edit-distance.ts';

/** A word that is known, with how often it is used. */
export interface KnownWord {
  readonly word: string;
  readonly uses: number;
}

/** Typing errors tolerated in a word of that length: none in short ones, which are too close to other words. */
export function errorsForgiven(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : length < 10 ? 2 : 3;
}

/**
 * The most likely correction of a misspelt word: the fewest errors, then the same first letter, then the most used. Null if none is close
 * enough, and for words with digits, where another digit is another thing. Both as `foldText` returns them.
 */
export function correctWord(word: string, known: Iterable<KnownWord>): string | null {
  const limit = errorsForgiven(word.length);
  if (limit === 0 || /\d/.test(word)) return null;
  let best: { word: string; errors: number; sameStart: boolean; uses: number } | null = null;
  for (const { word: candidate, uses } of known) {
    if (candidate.length < 3) continue;
    const errors = editDistance(word, candidate, best ? best.errors : limit);
    if (errors > limit || (best && errors > best.errors)) continue;
    const next = { word: candidate, errors, sameStart: candidate[0] === word[0], uses };
    if (best === null || isLikelier(next, best)) best = next;
  }
  return best?.word ?? null;
}

interface Candidate {
  readonly word: string;
  readonly errors: number;
  readonly sameStart: boolean;
  readonly uses: number;
}

function isLikelier(one: Candidate, other: Candidate): boolean {
  if (one.errors !== other.errors) return one.errors < other.errors;
  if (one.sameStart !== other.sameStart) return one.sameStart;
  return one.uses === other.uses ? one.word < other.word : one.uses > other.uses;
}
