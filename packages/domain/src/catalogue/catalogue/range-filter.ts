/** A range of a filter; `end` -1 leaves it open above (B§9). */
export type Range = { readonly start: number; readonly end: number };

/** A range whose ends may be inclusive, as in "até 60 mil"; those set by a slider or a field never are (B§4). */
export interface ChosenRange extends Range {
  readonly includesStart?: boolean;
  readonly includesEnd?: boolean;
}

/**
 * The smallest difference between two values, in the unit of the bounds: a centavo for prices in reais, one for mileages and years. An
 * inclusive bound is the exclusive one beside it.
 */
export const LEAST_STEP = { price: 0.01, usage: 1, year: 1 } as const;

/** The exclusive bounds of a range of chosen ends. */
export function excludedRange(range: ChosenRange, step: number): Range {
  return {
    start: range.includesStart ? beside(range.start, -step) : range.start,
    end: range.includesEnd ? beside(range.end, step) : range.end,
  };
}

/** A bound moved by a step, without floating-point residue. */
export function beside(bound: number, step: number): number {
  return Math.round((bound + step) * 100) / 100;
}

/** The same range with other ends; an end that stays keeps its inclusiveness. */
export function withEnds({ includesStart, includesEnd, ...before }: ChosenRange, next: Range): ChosenRange {
  return {
    ...next,
    ...(includesStart && next.start === before.start ? { includesStart } : {}),
    ...(includesEnd && next.end === before.end ? { includesEnd } : {}),
  };
}

/** The range that filters nothing. */
export const FULL_RANGE: Range = { start: 0, end: -1 };

/** The maximum of the sliders: prices in reais, distances in km (B§9). */
export const SLIDER_MAXIMUM = { price: 500_000, usage: 150_000 } as const;

/** Whether a range filters at all: the full one does not, so that values of 0 stay (C-40). */
export function isFullRange(range: Range): boolean {
  return range.start <= 0 && range.end === -1;
}

/** The value that a slider sends: -1 at its maximum (B§5). */
export function rangeEndFromSlider(value: number, maximum: number): number {
  return value >= maximum ? -1 : value;
}
