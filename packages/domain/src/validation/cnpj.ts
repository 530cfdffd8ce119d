import { isOneCharacter, modulo11Digit } from './check-digits.ts';

const SHAPE = /^([a-z0-9]{2})[-. /]?([a-z0-9]{3})[-. /]?([a-z0-9]{3})[-. /]?([a-z0-9]{4})[-. /]?(\d{2})$/i;
const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const SECOND = [6, ...FIRST];

/**
 * Parses a CNPJ with or without its mask (any of its separators in any of its places), digits only or with letters in the first 12 places
 * as issued since July 2026 (Instrução Normativa RFB 2.229/2024, rules 0.10): 14 upper-case characters, or null if format or check digits
 * are wrong. No rule is published on roots of one repeated character; they are refused, letters as well as digits.
 */
export function parseCnpj(text: string): string | null {
  const match = SHAPE.exec(text.trim());
  if (match === null) return null;
  const characters = match.slice(1).join('').toUpperCase();
  if (isOneCharacter(characters.slice(0, 12))) return null;
  const expected = `${modulo11Digit(characters, FIRST)}${modulo11Digit(characters, SECOND)}`;
  return characters.endsWith(expected) ? characters : null;
}

/** The characters as `12.ABC.345/01DE-35`; anything but 14 of them is returned as it is. */
export function formatCnpj(characters: string): string {
  return characters.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5');
}

/** Masks a CNPJ as it is typed: letters and digits, upper-cased, punctuated as far as they go, at most 14 of them. */
export function maskCnpj(text: string): string {
  const characters = text
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 14);
  return characters
    .replace(/^(\w{2})(?=\w)/, '$1.')
    .replace(/^(\w{2}\.\w{3})(?=\w)/, '$1.')
    .replace(/^(\w{2}\.\w{3}\.\w{3})(?=\w)/, '$1/')
    .replace(/^(\w{2}\.\w{3}\.\w{3}\/\w{4})(?=\w)/, '$1-');
}
