import Holidays from 'date-holidays';

/** A day on which offices and banks are closed; `day` as `2026-12-25`. */
export interface Holiday {
  readonly day: string;
  readonly name: string;
}

/** A source of holidays that need not be entered: those of a year in a place (state by UF). */
export interface HolidaySource {
  holidays(year: number, place: { readonly uf: string | null }): readonly Holiday[];
}

/** By law, or because banks are closed: carnival and Corpus Christi. */
const kinds: ReadonlySet<string> = new Set(['public', 'bank']);
const known = new Map<string, readonly Holiday[]>();

/** National and state holidays, calculated. Municipal ones are entered in the back office. */
export const computedHolidays: HolidaySource = {
  holidays: (year, { uf }) => {
    const key = `${uf} ${year}`;
    const holidays = known.get(key) ?? compute(year, uf);
    known.set(key, holidays);
    return holidays;
  },
};

function compute(year: number, uf: string | null): readonly Holiday[] {
  const calendar = uf === null ? new Holidays('BR') : new Holidays('BR', uf);
  return calendar
    .getHolidays(year, 'pt')
    .filter(({ type }) => kinds.has(type))
    .map(({ date, name }) => ({ day: date.slice(0, 10), name }));
}
