import { en } from '../../texts/en.ts';
import { ptbr, type Texts } from '../../texts/ptbr.ts';
import { useIdiom } from './idiom-store.ts';

/** The texts of the screens in the language of the user. */
export function useTexts(): Texts {
  return useIdiom() === 'EN' ? en : ptbr;
}
