import type { WireIncrementBand } from '@patio/contract/wire/increments.ts';
import type {
  IncrementBand,
  IncrementTable,
  StatedBand,
} from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { reaisFromCentavos, statedCentavos } from '@patio/domain/money/wire-money.ts';

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

/** Bands as entered, in centavos. */
export function bandsFromWire(given: readonly WireIncrementBand[]): StatedBand[] {
  return given.map(({ ate, passo }) => ({
    upTo: ate === null ? null : statedCentavos(ate),
    step: statedCentavos(passo),
  }));
}
