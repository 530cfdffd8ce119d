import { editDistance } from './edit-distance.ts';

/** A word that is known, with how often it is used. */
export interface KnownWord {
  readonly word: string;
  readonly uses: number;
}

/** Typing errors forgiven in a word of that length: none in short ones, where another word is soon reached. */
export function errorsForgiven(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : length < 10 ? 2 : 3;
}

/**
 * The known word that a misspelt one most likely means: the fewest errors, then the same first letter, then the most used. Null when none
 * is near enough, and for words with digits, where one digit more is something else. Both as `foldText` leaves them.
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
