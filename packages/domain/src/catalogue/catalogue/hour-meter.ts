/** The category of machines, whose use is measured in hours. */
export const MACHINES_CATEGORY = 3;

/** Whether a meter counts hours: by its unit (`h`, `Horas`), or by what it shows (`3.500 h`). */
export function countsHours(unit: string): boolean {
  return /(?:^|\s)h(?:oras?)?$/i.test(unit.trim());
}
