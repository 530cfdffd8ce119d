import { useIdiom } from '../../../platform/i18n/texts.ts';
import { withdrawalTextsEn } from './texts/en.ts';
import { withdrawalTextsPt } from './texts/ptbr.ts';

const TEXTS = { PTBR: withdrawalTextsPt, EN: withdrawalTextsEn } as const;

/** The texts of withdrawals in the language of the page, loaded only with what shows them. */
export function useWithdrawalTexts(): typeof withdrawalTextsPt {
  return TEXTS[useIdiom()];
}
