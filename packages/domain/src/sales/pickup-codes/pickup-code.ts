/** No letter or digit that is mistaken for another one when it is read aloud or copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 8;

/** The code with which a buyer collects what they bought. `pick` gives a random whole number from 0 to below its argument. */
export function newPickupCode(pick: (below: number) => number): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(pick(ALPHABET.length))).join('');
}

/** A pickup code as it was typed or scanned: with any case, spaces and dashes; null if it cannot be one. */
export function readPickupCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/gu, '').toUpperCase();
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null;
}

/** A pickup code as people read it: in two groups of four. */
export function pickupCodeText(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
