/** An amount of money in whole centavos of real: an integer, the only form money takes inside the product. */
export type Centavos = number;

/** Ten trillion reais. Beyond this a number in reais, as the wire has it, no longer tells neighbouring centavos apart. */
export const MAX_CENTAVOS: Centavos = 1_000_000_000_000_000;

/** Whether a number is an amount the product can hold: whole, zero or more, at most `MAX_CENTAVOS`; not NaN, not infinite. */
export function isCentavos(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= MAX_CENTAVOS;
}
