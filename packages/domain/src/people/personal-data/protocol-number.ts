/** Damm's quasigroup: it detects every wrong digit and every swap of two adjacent ones. */
const TABLE = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
] as const satisfies readonly (readonly number[])[];

const FORM = /(\d+)-(\d{6,15})/;

/** The reference number of a request: year, code of the request, check digit (S-52): `2026-000123-8`. */
export function protocolNumber(year: number, code: number): string {
  const [years, number] = [String(year).padStart(4, '0'), String(code).padStart(6, '0')];
  return `${years}-${number}-${checkDigit(years + number)}`;
}

/** The code of the request that a reference number names; null if it is malformed or mistyped. */
export function codeOfProtocol(text: string): number | null {
  const written = text.trim();
  const [, year, number] = FORM.exec(written) ?? [];
  const code = Number(number);
  // There is only one way to write it, so formatting it again verifies the check digit and leading zeros.
  return code > 0 && protocolNumber(Number(year), code) === written ? code : null;
}

function checkDigit(digits: string): number {
  return [...digits].reduce((interim, digit) => TABLE[interim]?.[Number(digit)] ?? 0, 0);
}
