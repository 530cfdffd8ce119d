/** The 67 area codes in use (Anatel). */
export const AREA_CODES: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

const SHAPE = /^(?:\+?55 ?)?(?:0 ?)?(?:\((\d{2})\)|(\d{2})) ?(9 ?\d{4}|\d{4,5})[- ]?(\d{4})$/;

/** A Brazilian telephone number: national digits (area code first) and its kind. */
export type Phone = { readonly digits: string; readonly kind: 'mobile' | 'landline' };

/**
 * Parses a telephone number of a person or company; null for anything else. Accepted: the country code, one trunk zero, brackets, a space
 * or hyphen in the usual places. Mobile numbers have nine digits and start with 9, landlines eight and start with 2 to 5. Service numbers
 * (190, 0800) and other countries are refused: they cannot be called back.
 */
export function parsePhone(text: string): Phone | null {
  const match = SHAPE.exec(text.trim());
  if (match === null) return null;
  const area = match[1] ?? match[2] ?? '';
  const number = `${match[3] ?? ''}${match[4] ?? ''}`.replace(' ', '');
  if (!AREA_CODES.has(area)) return null;
  if (/^9\d{8}$/.test(number)) return { digits: area + number, kind: 'mobile' };
  if (/^[2-5]\d{7}$/.test(number)) return { digits: area + number, kind: 'landline' };
  return null;
}

/**
 * Masks a telephone number as it is typed: `(27) 99999-0000` as far as it goes. With its country code or trunk zero it becomes the national
 * number once it is complete; anything else (a service number, another country's) keeps its digits, and its plus sign, without brackets.
 */
export function maskPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const typed = text.trim().startsWith('+') ? `+${digits}` : digits;
  const isNational = /^[1-9]\d{0,10}$/.test(typed);
  const national = isNational ? digits : parsePhone(typed)?.digits;
  if (national === undefined || national.length < 3) return typed;
  const number = national.slice(2);
  const split = number.length > 8 ? 5 : 4;
  const shown = number.length > 4 ? `${number.slice(0, split)}-${number.slice(split)}` : number;
  return `(${national.slice(0, 2)}) ${shown}`;
}
