/** Months that an export of the book covers at most: a year, and one month beside it. */
const MONTHS = 13;

/** Whether the book is exported for such days, yyyy-mm-dd, both included. */
export function isAccountingPeriod(from: string, to: string): boolean {
  const [year, month, day] = [Number(from.slice(0, 4)), Number(from.slice(5, 7)), from.slice(8)];
  const months = year * 12 + month - 1 + MONTHS;
  const end = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-${day}`;
  return from <= to && to < end;
}
