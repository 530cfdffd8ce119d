import { createContext, useContext } from 'react';
import type { Dictionary } from '../../texts/dictionary.ts';
import type { Idiom } from './idiom.ts';

const registered = new Map<Idiom, Dictionary>();

/** Makes the words of a language known: the server registers all, the browser only the one that the page is in. */
export function registerTexts(idiom: Idiom, dictionary: Dictionary): void {
  registered.set(idiom, dictionary);
}

/** The words of a registered language. Errors: the language was not registered. */
export function textsOf(idiom: Idiom): Dictionary {
  const found = registered.get(idiom) ?? registered.values().next().value;
  if (found === undefined) throw new Error(`no words for ${idiom}`);
  return found;
}

export const IdiomContext = createContext<Idiom>('PTBR');

/** The language of the page. */
export function useIdiom(): Idiom {
  return useContext(IdiomContext);
}

/** The words of the page. */
export function useTexts(): Dictionary {
  return textsOf(useIdiom());
}
