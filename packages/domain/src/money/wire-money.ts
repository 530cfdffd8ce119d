import { isCentavos } from './centavos.ts';
import type { Centavos, StatedAmount } from './centavos.ts';

/** Centavos in the format of calls: a number in reais with at most two decimals (C-28). */
export function reaisFromCentavos(centavos: Centavos): number {
  return centavos / 100;
}

/**
 * A number in reais from a call as exact centavos (C-28). Null for anything else: fractions of a centavo, negative numbers, NaN,
 * infinities, and amounts too large to be exact.
 */
export function centavosFromReais(reais: number): Centavos | null {
  const centavos = Math.round(reais * 100);
  if (!isCentavos(centavos) || centavos / 100 !== reais) return null;
  return centavos === 0 ? 0 : centavos;
}

/** The same for rules that refuse invalid amounts themselves. */
export function statedCentavos(reais: number): StatedAmount {
  return centavosFromReais(reais) ?? 'impossible';
}
