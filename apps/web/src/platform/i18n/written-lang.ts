import { useIdiom, useTexts } from './texts.ts';

/** `lang` of text by sellers and the house, which is Portuguese; none on a page in Portuguese. */
export function useWrittenLang(): string | undefined {
  return useIdiom() === 'EN' ? 'pt-BR' : undefined;
}

/** The same for a term of the catalogue: none if it is shown in the language of the page, or has no letters. */
export function useTermLang(): (word: string) => string | undefined {
  const { terms } = useTexts();
  const written = useWrittenLang();
  return (word) => (Object.hasOwn(terms, word) || !/\p{L}{3}/u.test(word) ? undefined : written);
}
