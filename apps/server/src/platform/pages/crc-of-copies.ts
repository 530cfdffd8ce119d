import { crc32 } from 'node:zlib';

const POLYNOMIAL = 0xedb88320;
/** In the reflected form, where the highest bit is the coefficient of x⁰. */
const ONE = 0x80000000;
const X8 = 0x00800000;

/** The product of two polynomials modulo that of CRC-32. */
function times(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ POLYNOMIAL;
  }
  return product >>> 0;
}

/** What so many bytes that follow do to a checksum: x to the power of their bits. */
function shiftBy(bytes: number): number {
  let power = ONE;
  let factor = X8;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = times(power, factor);
    factor = times(factor, factor);
  }
  return power;
}

/**
 * The CRC-32 of a text with the same insertion at several places, without reading the text again for each insertion: the checksum is linear, so
 * an insertion changes that of the text with zeros in its place by its own checksum, shifted by what follows it.
 */
export function crcOfCopies(
  template: Buffer,
  places: readonly number[],
  length: number,
): (inserted: Buffer) => number {
  const ofZeros = crc32(template);
  const ofZeroInsertion = crc32(Buffer.alloc(length));
  const shifts = places.reduce((sum, place) => sum ^ shiftBy(template.length - place - length), 0) >>> 0;
  return (inserted) => (ofZeros ^ times(shifts, (crc32(inserted) ^ ofZeroInsertion) >>> 0)) >>> 0;
}
