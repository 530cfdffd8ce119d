const SHAPE = /^[A-HJ-NPR-Z0-9]{17}$/i;

/**
 * Reads a chassis number (VIN, ABNT NBR 6066): 17 letters and digits without I, O and Q, in upper case; null for anything else. Only the
 * format is checked: Brazilian numbers need not satisfy the North American check digit.
 */
export function parseChassis(text: string): string | null {
  const trimmed = text.trim();
  return SHAPE.test(trimmed) ? trimmed.toUpperCase() : null;
}
