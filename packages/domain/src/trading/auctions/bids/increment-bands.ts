import { isCentavos } from '../../../money/centavos.ts';
import type { Centavos, StatedAmount } from '../../../money/centavos.ts';

/** A price range and its step. Centavos; `upTo` is inclusive, null in the last band, which is open. */
export type IncrementBand = { readonly upTo: Centavos | null; readonly step: Centavos };

/** Bands as set by a tenant: for the house (`partnerId` null) or a store, for one category or (null) for all. */
export type IncrementTable = {
  readonly partnerId: number | null;
  readonly categoryCode: number | null;
  readonly bands: readonly IncrementBand[];
};

/** Bands as entered by a user. */
export type StatedBand = { readonly upTo: StatedAmount | null; readonly step: StatedAmount };

/** Why bands entered by a user are invalid. */
export type BandProblem = 'band-count' | 'band-bounds' | 'band-step';

export const BAND_LIMITS = { most: 20, highestStep: 100_000_000 } as const;

const BUTTONS = 4;

/** Whether an amount can be a step: whole centavos, above zero, up to a million reais. */
export function isStep(step: StatedAmount): step is Centavos {
  return step !== 'impossible' && isCentavos(step) && step > 0 && step <= BAND_LIMITS.highestStep;
}

/** The default: 100, 200, 300 and 400 reais at every price (DETL-03). */
export const DEFAULT_BANDS: readonly IncrementBand[] = [{ upTo: null, step: 10_000 }];

/** The band that contains a price; above the last bound the last band. Errors: there is no band at all. */
export function bandFor(price: Centavos, bands: readonly IncrementBand[]): IncrementBand {
  const band = bands.find(({ upTo }) => upTo === null || price <= upTo) ?? bands.at(-1);
  if (band === undefined) throw new Error('A table of increments has at least one band.');
  return band;
}

/** The increments at a price: one to four steps of its band. Centavos, ascending. */
export function bandIncrements(price: Centavos, bands: readonly IncrementBand[]): readonly Centavos[] {
  const { step } = bandFor(price, bands);
  return Array.from({ length: BUTTONS }, (_, index) => step * (index + 1));
}

/**
 * Valid bands, or why they are invalid: one to twenty, bounds ascending, only the last one open, steps of whole centavos up to a million
 * reais.
 */
export function checkBands(stated: readonly StatedBand[]): readonly IncrementBand[] | BandProblem {
  if (stated.length === 0 || stated.length > BAND_LIMITS.most) return 'band-count';
  if (!stated.every(({ step }) => isStep(step))) return 'band-step';
  const bands = stated.flatMap(({ upTo, step }) =>
    upTo !== 'impossible' && isStep(step) ? [{ upTo, step }] : [],
  );
  const ascend = bands.every(({ upTo }, index) =>
    isBound(upTo, bands[index - 1]?.upTo ?? 0, index, stated.length),
  );
  return ascend && bands.length === stated.length ? bands : 'band-bounds';
}

function isBound(upTo: Centavos | null, before: Centavos, index: number, count: number): boolean {
  if (index === count - 1) return upTo === null;
  return upTo !== null && isCentavos(upTo) && upTo > before;
}

/**
 * The bands of an offer without its own increments: those of its category in its store, of its store, of its category in the house, of the
 * house, else 100 reais at every price. For an offer of the house the search starts with the house.
 */
export function chooseBands(
  tables: readonly IncrementTable[],
  offer: { readonly partnerId: number | null; readonly categoryCode: number | null },
): readonly IncrementBand[] {
  const fitting = tables.filter(
    ({ partnerId, categoryCode }) =>
      (partnerId === null || partnerId === offer.partnerId) &&
      (categoryCode === null || categoryCode === offer.categoryCode),
  );
  const rank = ({ partnerId, categoryCode }: IncrementTable) =>
    (partnerId === null ? 0 : 2) + (categoryCode === null ? 0 : 1);
  return fitting.toSorted((one, other) => rank(other) - rank(one))[0]?.bands ?? DEFAULT_BANDS;
}
