import type { Centavos } from './centavos.ts';
import { formatMoney } from './format-money.ts';
import { parseMoney } from './parse-money.ts';

/** Delay after the last key until the amount is formatted, and until the caret moves to its end (BIDS-10). Milliseconds. */
export const MONEY_MASK = { formatDelayMs: 5000, caretDelayMs: 100 } as const;

/** Filters the input of a money field: digits and one comma with at most two digits after it (C-60). */
export function maskMoneyWhileTyping(text: string): string {
  const kept = text.replace(/[^0-9,]/g, '');
  const comma = kept.indexOf(',');
  if (comma < 0) return kept;
  const decimals = kept
    .slice(comma + 1)
    .replaceAll(',', '')
    .slice(0, 2);
  return `${kept.slice(0, comma)},${decimals}`;
}

/**
 * The content of a money field on blur, on submit, or after the delay (C-60, BIDS-05, BIDS-06): whole reais without a comma, "1500" becomes
 * "R$ 1.500,00" and "1500,5" becomes "R$ 1.500,50"; zero and empty input become empty.
 */
export function maskMoneyWhenDone(text: string): string {
  const centavos = parseMoney(maskMoneyWhileTyping(text));
  return centavos === null || centavos === 0 ? '' : moneyFieldText(centavos);
}

/** Centavos in the format of a money field: as people type them, with a plain space. */
export function moneyFieldText(centavos: Centavos): string {
  return formatMoney(centavos).replaceAll('\u00A0', ' ');
}
