import { useIdiom } from '../../../platform/i18n/texts.ts';
import { documentTextsEn } from './texts/en.ts';
import { documentTextsPt } from './texts/ptbr.ts';

const TEXTS = { PTBR: documentTextsPt, EN: documentTextsEn } as const;

/** The texts of documents in the language of the page, loaded only with what shows them. */
export function useDocumentTexts(): typeof documentTextsPt {
  return TEXTS[useIdiom()];
}
