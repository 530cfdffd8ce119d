import type { WireIncrementBand } from '@patio/contract/wire/increments.ts';
import type { IncrementBand, IncrementTable } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { centavosFromReais, reaisFromCentavos } from '@patio/domain/money/wire-money.ts';

/** Bands in reais. */
export function presentBands(bands: readonly IncrementBand[]): WireIncrementBand[] {
  return bands.map(({ upTo, step }) => ({
    ate: upTo === null ? null : reaisFromCentavos(upTo),
    passo: reaisFromCentavos(step),
  }));
}

/** A table with its place. */
export function presentTable({ partnerId, categoryCode, bands }: IncrementTable) {
  return { parceiro: partnerId, categoria: categoryCode, faixas: presentBands(bands) };
}

/** Bands as they were given, in centavos; what is no amount becomes one that no rule takes. */
export function bandsFromWire(given: readonly WireIncrementBand[]): IncrementBand[] {
  return given.map(({ ate, passo }) => ({
    upTo: ate === null ? null : (centavosFromReais(ate) ?? Number.NaN),
    step: centavosFromReais(passo) ?? Number.NaN,
  }));
}
