/** An amount of money in whole centavos of real: an integer, the only form money takes inside the product. */
export type Centavos = number;

/**
 * An amount as stated in a request, or `impossible` for anything that is not one: fractions of a centavo, negative numbers, no number at
 * all. Rules refuse it at their check of the amount, so that the order of checks is kept.
 */
export type StatedAmount = Centavos | 'impossible';

/** Ten trillion reais. Beyond this a number in reais, as in calls, no longer distinguishes adjacent centavos. */
export const MAX_CENTAVOS: Centavos = 1_000_000_000_000_000;

/** Whether a number is a valid amount: whole, zero or more, at most `MAX_CENTAVOS`; not NaN, not infinite. */
export function isCentavos(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= MAX_CENTAVOS;
}
