import { isCentavos } from './centavos.ts';
import type { Centavos, StatedAmount } from './centavos.ts';

/** Centavos as the wire has them: a number in reais with at most two decimals (C-28). */
export function reaisFromCentavos(centavos: Centavos): number {
  return centavos / 100;
}

/**
 * A number in reais from the wire as centavos (C-28), exactly. Null for what is no amount: fractions of a centavo, negative
 * numbers, NaN, infinities, and amounts too large to be exact.
 */
export function centavosFromReais(reais: number): Centavos | null {
  const centavos = Math.round(reais * 100);
  if (!isCentavos(centavos) || centavos / 100 !== reais) return null;
  return centavos === 0 ? 0 : centavos;
}

/** The same for a rule that refuses what is no amount by itself. */
export function statedCentavos(reais: number): StatedAmount {
  return centavosFromReais(reais) ?? 'impossible';
}
