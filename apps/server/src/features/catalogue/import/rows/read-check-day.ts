import type { Cells } from './columns.ts';
import type { Problems } from './problems.ts';

/** Reads the day of the check: `30/06/2026` or `2026-06-30`, as `2026-06-30`. One that no calendar has is left out. */
export function readCheckDay(cells: Cells, problems: Problems): string | null {
  const text = cells.verificado_em;
  if (text === undefined) return null;
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year === undefined ? text : `${year}-${month}-${day}`;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : NaN;
  const real = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return real ? iso : problems.notice('verificado_em', `"${text}" não é uma data (exemplo: 30/06/2026)`);
}
