const OLD = /^([a-z]{3})[- ]?(\d{4})$/i;
const MERCOSUL = /^([a-z]{3})[- ]?(\d[a-z]\d{2})$/i;

/** A Brazilian number plate in upper case without hyphen, and which of the two formats it has. */
export type Plate = { readonly plate: string; readonly pattern: 'old' | 'mercosul' };

/** Parses a plate, old ("ABC-1234") or Mercosul ("ABC1D23"), in either case and with or without hyphen or space; null for anything else. */
export function parsePlate(text: string): Plate | null {
  const trimmed = text.trim();
  const old = OLD.exec(trimmed);
  const match = old ?? MERCOSUL.exec(trimmed);
  if (match === null) return null;
  const plate = `${match[1] ?? ''}${match[2] ?? ''}`.toUpperCase();
  return { plate, pattern: old === null ? 'mercosul' : 'old' };
}

/** The public form of a plate: only its last four characters, `***-1D23` (DETL-20, A§9). Empty for an empty plate. */
export function maskPlate(plate: string): string {
  const bare = plate.trim().replace(/[- ]/g, '').toUpperCase();
  return bare === '' ? '' : `***-${bare.slice(-4)}`;
}
