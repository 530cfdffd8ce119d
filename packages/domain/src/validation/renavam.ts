import { isOneCharacter } from './check-digits.ts';

const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const SHAPE = /^\d{9,11}$/;

/**
 * Reads a RENAVAM: 11 digits, or null when its check digit is wrong. Numbers from before 2013 have 9 digits and are filled up with
 * zeros on the left. Nothing but zeros is refused although it adds up.
 */
export function parseRenavam(text: string): string | null {
  const trimmed = text.trim();
  if (!SHAPE.test(trimmed)) return null;
  const digits = trimmed.padStart(11, '0');
  if (isOneCharacter(digits)) return null;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const check = ((sum * 10) % 11) % 10;
  return check === Number(digits[10]) ? digits : null;
}
