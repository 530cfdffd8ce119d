import { useIdiom } from '../../../platform/i18n/texts.ts';
import { accountTextsEn } from './texts/en.ts';
import { accountTextsPt } from './texts/ptbr.ts';

/** The texts of the refund account in the language of the page. */
export function useAccountTexts(): typeof accountTextsPt {
  return useIdiom() === 'EN' ? accountTextsEn : accountTextsPt;
}
