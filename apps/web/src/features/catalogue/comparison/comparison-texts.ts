import type { Idiom } from '../../../platform/i18n/idiom.ts';
import { comparisonEn } from './texts/en.ts';
import { comparisonPt, type ComparisonTexts } from './texts/ptbr.ts';

/** Texts of the comparison: loaded with its screen, so that no other page carries them. */
export function comparisonTexts(idiom: Idiom): ComparisonTexts {
  return idiom === 'EN' ? comparisonEn : comparisonPt;
}
