import { centavosFromReais, reaisFromCentavos } from './wire-money.ts';

/** A balance in reais from a call as exact centavos, also below zero; null for what `centavosFromReais` refuses of its amount. */
export function signedCentavos(reais: number): number | null {
  const amount = centavosFromReais(Math.abs(reais));
  if (amount === null) return null;
  return reais < 0 && amount !== 0 ? -amount : amount;
}

/** Centavos above or below zero in reais, as calls have them. */
export function signedReais(centavos: number): number {
  return centavos < 0 ? -reaisFromCentavos(-centavos) : reaisFromCentavos(centavos);
}
