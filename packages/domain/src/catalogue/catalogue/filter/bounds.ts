import type { Range } from '../range-filter.ts';

/** Exclusive bounds of a value; null is open (C-40). */
export interface Bounds {
  readonly above: number | null;
  readonly below: number | null;
}

/** The bounds of a range in another unit. A full range (0, -1) has none; as soon as one end is moved, both are exclusive (C-40). */
export function boundsOf({ start, end }: Range, unit: (value: number) => number): Bounds | null {
  if (end === -1 && (start === 0 || start === -1)) return null;
  return { above: start === -1 ? null : unit(start), below: end === -1 ? null : unit(end) };
}

/** Whether a value lies inside bounds, which are exclusive. */
export function isInside({ above, below }: Bounds, value: number): boolean {
  return (above === null || value > above) && (below === null || value < below);
}
