import { groupThousands } from '../../money/format-money.ts';

/** The reading of a vehicle's meter with its unit (B§3, B§9): `32.448 km`, `1.200 h`; an empty unit counts as km. */
export function mileageText(count: number, unit: string | null): string {
  return `${groupThousands(String(Math.max(0, Math.round(count))))} ${unit?.trim() || 'km'}`;
}
