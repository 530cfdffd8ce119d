/** An amount in the API Pix: up to ten digits, a point, two decimals. */
export const AMOUNT = /^\d{1,10}\.\d{2}$/;

/** The text of an amount. Errors: what is no whole number of centavos that the standard can write. */
export function amountText(centavos: number): string {
  if (!Number.isSafeInteger(centavos) || centavos < 0 || centavos > 999_999_999_999)
    throw new RangeError('This amount cannot be written for a bank.');
  const digits = String(centavos).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The centavos of an amount; null for any other text. */
export function centavosOf(text: string): number | null {
  return AMOUNT.test(text) ? Number(text.replace('.', '')) : null;
}
