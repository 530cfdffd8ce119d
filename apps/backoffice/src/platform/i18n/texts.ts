import type { Texts } from '../../texts/ptbr.ts';
import { useIdiom } from './idiom-store.ts';
import { textsIn } from './loaded-texts.ts';

/** The texts of the screens in the language of the user. */
export function useTexts(): Texts {
  return textsIn(useIdiom());
}
