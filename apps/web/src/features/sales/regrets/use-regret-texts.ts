import { useDates } from '../../../platform/i18n/dates.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';
import { regretTextsEn } from './texts/en.ts';
import { regretTextsPt } from './texts/ptbr.ts';

const TEXTS = { PTBR: regretTextsPt, EN: regretTextsEn } as const;

/** The texts of regrets in the language of the page, with its format of an instant: "02/12/2026 às 23:59". */
export function useRegretTexts() {
  const texts = TEXTS[useIdiom()];
  const { date, dateTime } = useDates();
  const clock = (at: number): string => texts.clock(date(at), dateTime(at).slice(-5));
  return { texts, clock };
}
