import type { Centavos } from './centavos.ts';
import { formatMoney } from './format-money.ts';
import { parseMoney } from './parse-money.ts';

/** How long after the last key the amount is formatted by itself, and after how long the caret goes to its end (BIDS-10). Milliseconds. */
export const MONEY_MASK = { formatDelayMs: 5000, caretDelayMs: 100 } as const;

/** What stays in a money field while a user types: digits and one comma with at most two digits behind it (C-60). */
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
 * What a money field shows on blur, on submit, or after the delay (C-60, BIDS-05, BIDS-06): without a comma whole reais, "1500" becomes
 * "R$ 1.500,00" and "1500,5" becomes "R$ 1.500,50"; zero and nothing become empty.
 */
export function maskMoneyWhenDone(text: string): string {
  const centavos = parseMoney(maskMoneyWhileTyping(text));
  return centavos === null || centavos === 0 ? '' : moneyFieldText(centavos);
}

/** Centavos as a money field holds them: as people type them, with a plain space. */
export function moneyFieldText(centavos: Centavos): string {
  return formatMoney(centavos).replaceAll('\u00A0', ' ');
}
