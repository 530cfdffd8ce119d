import { useIdiom } from '../../../platform/i18n/texts.ts';
import { trustTextsEn } from './texts/en.ts';
import { trustTextsPt } from './texts/ptbr.ts';

const TEXTS = { PTBR: trustTextsPt, EN: trustTextsEn } as const;

/** The texts of levels and limits in the language of the page, loaded only with what shows them. */
export function useTrustTexts(): typeof trustTextsPt {
  return TEXTS[useIdiom()];
}
