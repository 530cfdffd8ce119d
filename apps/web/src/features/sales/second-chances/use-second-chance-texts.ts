import { useIdiom } from '../../../platform/i18n/texts.ts';
import { secondChanceTextsEn } from './texts/en.ts';
import { secondChanceTextsPt } from './texts/ptbr.ts';

const TEXTS = { PTBR: secondChanceTextsPt, EN: secondChanceTextsEn } as const;

/** The words of second chances in the language of the page; they are loaded with what shows them only. */
export function useSecondChanceTexts(): typeof secondChanceTextsPt {
  return TEXTS[useIdiom()];
}
