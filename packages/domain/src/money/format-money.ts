import type { Centavos } from './centavos.ts';

/** A non-breaking space between currency and amount. */
const NO_BREAK = '\u00A0';

/** Shown if an offer has no price (B§9). */
export const NO_PRICE_TEXT = `R$${NO_BREAK}0.000,00*`;

/** Centavos as display text: `R$ 1.234,56`, with a non-breaking space. Fields use `moneyFieldText`. */
export function formatMoney(centavos: Centavos): string {
  const digits = String(centavos).padStart(3, '0');
  const reais = groupThousands(digits.slice(0, -2));
  return `R$${NO_BREAK}${reais},${digits.slice(-2)}`;
}

/** A price as cards and pages show it: `NO_PRICE_TEXT` if it is zero (C-41, C-116). */
export function formatPrice(centavos: Centavos): string {
  return centavos > 0 ? formatMoney(centavos) : NO_PRICE_TEXT;
}

/** Puts dots between the thousands of a string of digits: `1234567` becomes `1.234.567`. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}
