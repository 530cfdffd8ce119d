import type { Idiom } from '../../../platform/i18n/idiom.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';
import { ledgerEn } from './texts/en.ts';
import { ledgerPt, type LedgerTexts } from './texts/ptbr.ts';

/** The texts of the ledger verification, loaded with its screen, so that no other page carries them. */
export function ledgerTexts(idiom: Idiom): LedgerTexts {
  return idiom === 'EN' ? ledgerEn : ledgerPt;
}

/** These texts in the language of the page. */
export function useLedgerTexts(): LedgerTexts {
  return ledgerTexts(useIdiom());
}
