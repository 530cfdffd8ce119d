/** Page numbers to show around the current one: the ends, its neighbours, and null for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = new Set(
    [1, pages, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pages),
  );
  if (page <= 3) for (let number = 1; number <= Math.min(4, pages); number += 1) shown.add(number);
  if (page >= pages - 2)
    for (let number = Math.max(1, pages - 3); number <= pages; number += 1) shown.add(number);
  const sorted = [...shown].toSorted((one, other) => one - other);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    if (before === undefined || before === number - 1) return [number];
    return before === number - 2 ? [number - 1, number] : [null, number];
  });
}
