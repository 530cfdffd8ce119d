import type { Idiom } from '../../../platform/i18n/idiom.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';
import { surveyTextsEn } from './texts/en.ts';
import { surveyTextsPt } from './texts/ptbr.ts';

const TEXTS = { PTBR: surveyTextsPt, EN: surveyTextsEn } as const;

/** The texts of surveys in a language, loaded only with their screens. */
export function surveyTextsOf(idiom: Idiom): typeof surveyTextsPt {
  return TEXTS[idiom];
}

/** The texts of surveys in the language of the page. */
export function useSurveyTexts(): typeof surveyTextsPt {
  return surveyTextsOf(useIdiom());
}
