import { useIdiom, useTexts } from './texts.ts';

/** `lang` of what sellers and the house write, which is Portuguese; none on a page in Portuguese. */
export function useWrittenLang(): string | undefined {
  return useIdiom() === 'EN' ? 'pt-BR' : undefined;
}

/** The same for a word of the catalogue: none for one that is shown in the language of the page, or that has no letters to speak of. */
export function useTermLang(): (word: string) => string | undefined {
  const { terms } = useTexts();
  const written = useWrittenLang();
  return (word) => (Object.hasOwn(terms, word) || !/\p{L}{3}/u.test(word) ? undefined : written);
}
