import { civilFromInstant, instantFromCivilDate } from './civil-date.ts';

const DAY_MS = 86_400_000;

/** A holiday of the whole country; `day` as `2026-12-25`. */
export interface Holiday {
  readonly day: string;
  readonly name: string;
}

/** Month, day, name and the first year (Leis 662/1949, 6.802/1980, 9.093/1995, 14.759/2023). */
const FIXED: readonly (readonly [month: number, day: number, name: string, since: number])[] = [
  [1, 1, 'Confraternização Universal', 0],
  [4, 21, 'Tiradentes', 0],
  [5, 1, 'Dia do Trabalho', 0],
  [9, 7, 'Independência do Brasil', 0],
  [10, 12, 'Nossa Senhora Aparecida', 1980],
  [11, 2, 'Finados', 0],
  [11, 15, 'Proclamação da República', 0],
  [11, 20, 'Consciência Negra', 2024],
  [12, 25, 'Natal', 0],
];

/** Days from Easter Sunday. On the others than Good Friday no bank works, though the law calls them no holidays. */
const MOVABLE: readonly (readonly [days: number, name: string])[] = [
  [-48, 'Carnaval'],
  [-47, 'Carnaval'],
  [-2, 'Sexta-feira da Paixão'],
  [60, 'Corpus Christi'],
];

/** Easter Sunday of a year of the Gregorian calendar, as the instant at which it begins in UTC (Meeus, Jones and Butcher). */
export function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leaps = Math.floor(century / 4);
  const shift = Math.floor((century + 8) / 25);
  const moon = (19 * golden + century - leaps - Math.floor((century - shift + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * late + 114;
  return instantFromCivilDate(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The days of a year on which neither offices nor banks of Brazil work, weekends aside, in order. */
export function nationalHolidays(year: number): readonly Holiday[] {
  const easter = easterSunday(year);
  return [
    ...FIXED.filter(([, , , since]) => year >= since).map(([month, day, name]) => ({
      day: dayText(instantFromCivilDate(year, month, day)),
      name,
    })),
    ...MOVABLE.map(([days, name]) => ({ day: dayText(easter + days * DAY_MS), name })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** `2026-12-25` of an instant in UTC. */
function dayText(instant: number): string {
  const { year, month, day } = civilFromInstant(instant);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
