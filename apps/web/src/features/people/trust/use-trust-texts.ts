import { useIdiom } from '../../../platform/i18n/texts.ts';
import { trustTextsEn } from './texts/en.ts';
import { trustTextsPt } from './texts/ptbr.ts';

const TEXTS = { PTBR: trustTextsPt, EN: trustTextsEn } as const;

/** The words of levels and limits in the language of the page; they are loaded with what shows them only. */
export function useTrustTexts(): typeof trustTextsPt {
  return TEXTS[useIdiom()];
}
