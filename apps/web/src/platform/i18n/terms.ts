import type { Idiom } from './idiom.ts';
import { textsOf, useTexts } from './texts.ts';

/** A term of the catalogue (a category, a fuel, a colour) in a language; an unknown one stays in Portuguese. */
export function termIn(idiom: Idiom, word: string): string {
  return found(textsOf(idiom).terms, word);
}

/** As `termIn`, in the language of the page. */
export function useTerm(): (word: string) => string {
  const { terms } = useTexts();
  return (word) => found(terms, word);
}

function found(terms: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(terms, word) ? (terms[word] ?? word) : word;
}
