import { civilFromInstant, instantFromCivilDate } from '../time/civil-date.ts';

const SHAPE = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Masks a date as it is typed: `01021990` becomes `01/02/1990` (FLOW-19). */
export function maskDate(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return digits.replace(/^(\d{2})(?=\d)/, '$1/').replace(/^(\d{2}\/\d{2})(?=\d)/, '$1/');
}

/** Whether `dd/mm/yyyy` is a valid date, from 1900 on and not after `today` (epoch milliseconds). */
export function isBirthDate(text: string, today: number): boolean {
  const match = SHAPE.exec(text);
  if (match === null) return false;
  const [day, month, year] = match.slice(1).map(Number);
  if (day === undefined || month === undefined || year === undefined || year < 1900) return false;
  const instant = instantFromCivilDate(year, month, day);
  const civil = civilFromInstant(instant);
  return civil.year === year && civil.month === month && civil.day === day && instant <= today;
}
