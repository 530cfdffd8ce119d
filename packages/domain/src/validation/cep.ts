const SHAPE = /^(\d{5})-?(\d{3})$/;

/** Parses a postal code with or without hyphen: its 8 digits, or null. */
export function parseCep(text: string): string | null {
  const match = SHAPE.exec(text.trim());
  return match === null ? null : `${match[1] ?? ''}${match[2] ?? ''}`;
}

/** The 8 digits as `29100-000`; anything else is returned as it is. */
export function formatCep(digits: string): string {
  return digits.replace(SHAPE, '$1-$2');
}
