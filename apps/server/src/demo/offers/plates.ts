import { parsePlate } from '@patio/domain/validation/plate.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns a generator of distinct number plates; every third has the old format. */
export function plateSource(): () => string {
  let count = 0;
  return () => {
    count += 1;
    // A step that is coprime to the number of plates visits each of them once.
    const mixed = (count * 7_368_787 + 1_234_567) % (26 ** 3 * 10_000);
    const digits = String(mixed % 10_000).padStart(4, '0');
    const place = Math.floor(mixed / 10_000);
    const series = [
      LETTERS[Math.floor(place / 676)],
      LETTERS[Math.floor(place / 26) % 26],
      LETTERS[place % 26],
    ].join('');
    const middle = count % 3 === 0 ? digits[1] : LETTERS[Number(digits[1])];
    const plate = parsePlate(`${series}${digits[0]}${middle}${digits.slice(2)}`);
    if (plate === null) throw new Error('A plate of the demo world is none.');
    return plate.plate;
  };
}
