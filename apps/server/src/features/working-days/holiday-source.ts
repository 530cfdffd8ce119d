import { nationalHolidays, type Holiday } from '@patio/domain/time/national-holidays.ts';

/** Where holidays come from that nobody has to enter: those of a year in a place (state by UF, city by its name). */
export interface HolidaySource {
  holidays(year: number, place: { readonly uf: string | null }): readonly Holiday[];
}

/** The holidays of the country, computed. Those of states and cities are entered in the back office. */
export const computedHolidays: HolidaySource = { holidays: (year) => nationalHolidays(year) };
