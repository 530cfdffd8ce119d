/** A box in drawing units. */
export interface ChartBox {
  readonly width: number;
  readonly height: number;
}

/** A value of a month, `2026-06`. */
export interface MonthValue {
  readonly month: string;
  readonly value: number;
}

export interface ChartPoint extends MonthValue {
  readonly x: number;
  readonly y: number;
}

/** Labels closer together than this share of the axis would overlap on a phone. */
const LABEL_SHARE = 0.22;

/**
 * Points of a line chart, the earliest month first: horizontal distances are proportional to time, the lowest value is at the bottom, the
 * highest at the top; if all are equal they are in the middle.
 */
export function chartPoints(
  months: readonly MonthValue[],
  { width, height }: ChartBox,
): readonly ChartPoint[] {
  const values = months.map(({ value }) => value);
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const [first = 0] = months.map(serial);
  const time = Math.max(...months.map(serial)) - first;
  return months.map((each) => ({
    ...each,
    x: time === 0 ? 0 : round(((serial(each) - first) / time) * width),
    y: round(span === 0 ? height / 2 : height - ((each.value - least) / span) * height),
  }));
}

/** The points split into runs of consecutive months: between two runs at least one month is missing. */
export function chartRuns(points: readonly ChartPoint[]): readonly (readonly ChartPoint[])[] {
  const runs: ChartPoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && serial(point) - serial(before) === 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** The months labelled on the time axis, each with its position from 0 to 1: the first, the last, and the Januaries that fit. */
export function axisMonths(
  months: readonly MonthValue[],
): readonly { readonly month: string; readonly at: number }[] {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (first.month === last.month) return [{ month: first.month, at: 0 }];
  const [from, to] = [serial(first), serial(last)];
  const named = [{ month: first.month, at: 0 }];
  for (let month = from + 1; month < to; month += 1) {
    const at = (month - from) / (to - from);
    const room = at - (named.at(-1)?.at ?? 0) >= LABEL_SHARE && 1 - at >= LABEL_SHARE;
    if (month % 12 === 0 && room) named.push({ month: `${month / 12}-01`, at });
  }
  return [...named, { month: last.month, at: 1 }];
}

/** Months since the year 0. */
function serial({ month }: Pick<MonthValue, 'month'>): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
