/** A range of a filter; `end` -1 leaves it open above (B§9). */
export type Range = { readonly start: number; readonly end: number };

/** The range that filters nothing. */
export const FULL_RANGE: Range = { start: 0, end: -1 };

/** What the sliders run up to: prices in reais, distances in km (B§9). */
export const SLIDER_MAXIMUM = { price: 500_000, usage: 150_000 } as const;

/** Whether a range filters at all: the full one does not, so that values of 0 stay (C-40). */
export function isFullRange(range: Range): boolean {
  return range.start <= 0 && range.end === -1;
}

/** The end a slider sends: -1 at its maximum (B§5). */
export function rangeEndFromSlider(value: number, maximum: number): number {
  return value >= maximum ? -1 : value;
}
