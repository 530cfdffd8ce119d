import { createContext, useContext } from 'react';
import type { Dictionary } from '../../texts/dictionary.ts';
import type { Idiom } from './idiom.ts';

interface Registered {
  readonly words: Dictionary;
  /** The same for components, which can suspend. */
  readonly awaited: Dictionary;
}

const registered = new Map<Idiom, Registered>();

/** Registers the texts of a language: all on the server, only the page's in the browser. */
export function registerTexts(idiom: Idiom, words: Dictionary, awaited = words): void {
  registered.set(idiom, { words, awaited });
}

/** The texts of a registered language. Errors: the language was not registered. */
export function textsOf(idiom: Idiom): Dictionary {
  return registeredAs(idiom).words;
}

function registeredAs(idiom: Idiom): Registered {
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
  return registeredAs(useIdiom()).awaited;
}
