/** A box in the units of its drawing. */
export interface ChartBox {
  readonly width: number;
  readonly height: number;
}

/** Points of a line chart: values from left to right in even steps, the least at the bottom, the greatest on top; all alike lie in the middle. */
export function chartPoints(
  values: readonly number[],
  { width, height }: ChartBox,
): readonly { readonly x: number; readonly y: number }[] {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, at) => ({
    x: round(at * step),
    y: round(span === 0 ? height / 2 : height - ((value - least) / span) * height),
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
