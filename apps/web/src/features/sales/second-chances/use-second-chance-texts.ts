import { useIdiom } from '../../../platform/i18n/texts.ts';
import { secondChanceTextsEn } from './texts/en.ts';
import { secondChanceTextsPt } from './texts/ptbr.ts';

const TEXTS = { PTBR: secondChanceTextsPt, EN: secondChanceTextsEn } as const;

/** The texts of second chances in the language of the page, loaded only with what shows them. */
export function useSecondChanceTexts(): typeof secondChanceTextsPt {
  return TEXTS[useIdiom()];
}
