/** The model year under which FIPE lists a new vehicle. */
export const NEW_VEHICLE_YEAR = 32_000;

/** Whether a text is a FIPE code: `001267-0`. */
export function isFipeCode(text: string): boolean {
  return /^\d{6}-\d$/.test(text);
}

/** Reads a month, `2026-06`; null for anything else. */
export function parseMonth(text: string): string | null {
  return /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** Reads a model year as FIPE tables write it: a year, or one of the words for a new vehicle. Null for anything else. */
export function parseReferenceYear(text: string): number | null {
  if (/^(zero[ _]?km|0[ _]?km|32000)$/i.test(text)) return NEW_VEHICLE_YEAR;
  return /^(19|20)\d{2}$/.test(text) ? Number(text) : null;
}
