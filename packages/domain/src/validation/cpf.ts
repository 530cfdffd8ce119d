import { isOneCharacter, modulo11Digit } from './check-digits.ts';

const SHAPE = /^(\d{3})[. ]?(\d{3})[. ]?(\d{3})[- ]?(\d{2})$/;
const FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2];
const SECOND = [11, ...FIRST];

/**
 * Parses a CPF with or without its mask (spaces instead of punctuation are accepted, surrounding blanks trimmed): the 11 digits, or null if
 * format or check digits are wrong (rules 0.10). Eleven equal digits are refused although their check digits are right.
 */
export function parseCpf(text: string): string | null {
  const match = SHAPE.exec(text.trim());
  if (match === null) return null;
  const digits = match.slice(1).join('');
  if (isOneCharacter(digits)) return null;
  const expected = `${modulo11Digit(digits, FIRST)}${modulo11Digit(digits, SECOND)}`;
  return digits.endsWith(expected) ? digits : null;
}

/** The digits as `529.982.247-25`; anything but 11 digits is returned as it is. */
export function formatCpf(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

/** Masks a CPF as it is typed: digits only, punctuated as far as they go, at most 11 of them. */
export function maskCpf(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 11);
  return digits
    .replace(/^(\d{3})(?=\d)/, '$1.')
    .replace(/^(\d{3}\.\d{3})(?=\d)/, '$1.')
    .replace(/^(\d{3}\.\d{3}\.\d{3})(?=\d)/, '$1-');
}
