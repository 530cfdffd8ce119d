import { useIdiom } from '../../../platform/i18n/texts.ts';
import type { Idiom } from '../../../platform/i18n/idiom.ts';
import { cancellationTextsEn } from './texts/en.ts';
import { cancellationTextsPt } from './texts/ptbr.ts';

const TEXTS = { PTBR: cancellationTextsPt, EN: cancellationTextsEn } as const;

/** The texts of cancelling in a language, loaded only with its screens. */
export function cancellationTextsOf(idiom: Idiom): typeof cancellationTextsPt {
  return TEXTS[idiom];
}

/** The texts of cancelling in the language of the page. */
export function useCancellationTexts(): typeof cancellationTextsPt {
  return cancellationTextsOf(useIdiom());
}
