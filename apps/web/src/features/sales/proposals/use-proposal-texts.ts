import { useIdiom } from '../../../platform/i18n/texts.ts';
import { proposalTextsEn } from './texts/en.ts';
import { proposalTextsPt } from './texts/ptbr.ts';

const TEXTS = { PTBR: proposalTextsPt, EN: proposalTextsEn } as const;

/** The texts of proposals in the language of the page, loaded only with what shows them. */
export function useProposalTexts(): typeof proposalTextsPt {
  return TEXTS[useIdiom()];
}
