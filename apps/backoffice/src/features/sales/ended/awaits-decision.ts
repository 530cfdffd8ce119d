import type { EndedOffer } from '@patio/contract/sales/ended/ended-offer.ts';

/** The sale of an ended offer fell through, and what follows is for the team to decide. */
export function awaitsDecision({ compra, segundaChance, acoes }: EndedOffer): boolean {
  if (compra === null || compra.canceladaEm === null || segundaChance !== null) return false;
  return acoes.includes('segunda-chance') || acoes.includes('reabrir');
}
