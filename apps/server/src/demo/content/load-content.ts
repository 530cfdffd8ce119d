import type { Brand } from '../../config/config.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { contentWriter, type SurveyQuestion } from './content.store.ts';
import { bannerTranslationRows } from './demo-banners-english.ts';
import { bannerRows } from './demo-banners.ts';
import { textRows } from './texts/text-rows.ts';

/** Writes the texts in both languages and the banners, and the survey questions after a purchase. Banners may link to `offers`. */
export async function loadContent(
  transaction: Transaction,
  brand: Brand,
  offers: readonly { code: number; hasBid: boolean }[],
): Promise<SurveyQuestion[]> {
  const writer = contentWriter(transaction);
  await writer.texts(textRows(brand));
  await writer.banners(bannerRows(offers));
  await writer.translations(bannerTranslationRows());
  return writer.survey();
}
