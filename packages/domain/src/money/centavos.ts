/** An amount of money in whole centavos of real: an integer, the only form money takes inside the product. */
export type Centavos = number;

/**
 * An amount as a request states it, or `impossible` for what cannot be one: fractions of a centavo, less than nothing, no number at all. Rules
 * refuse it where they look at the amount, so that it keeps its place among their checks.
 */
export type StatedAmount = Centavos | 'impossible';

/** Ten trillion reais. Beyond this a number in reais, as the wire has it, no longer distinguishes neighbouring centavos. */
export const MAX_CENTAVOS: Centavos = 1_000_000_000_000_000;

/** Whether a number is an amount the product can hold: whole, zero or more, at most `MAX_CENTAVOS`; not NaN, not infinite. */
export function isCentavos(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= MAX_CENTAVOS;
}
