/** An amount of money in whole centavos of real: a safe integer, the only form money takes inside the product. */
export type Centavos = number;

/**
 * Whether a number is an amount the product can hold: a safe integer, zero or more.
 * Fractions, NaN, infinities and negative amounts are not.
 */
export function isCentavos(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
