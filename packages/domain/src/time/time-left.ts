/** One part of the remaining time. */
export interface TimeLeftPart {
  readonly unit: 'day' | 'hour' | 'minute' | 'second';
  readonly count: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Longer times are shown in days. */
const MOST_HOURS = 48 * HOUR;

/**
 * A duration in its two most significant units: days and hours above 48 hours, then hours and minutes, below an hour minutes and seconds.
 * Rounded down; `finest` omits the seconds if nothing ticks. A zero part is omitted, unless it is the only one.
 */
export function timeLeftParts(seconds: number, finest: 'minute' | 'second'): readonly TimeLeftPart[] {
  const left = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor(left / 60) % 60];
  const parts: readonly TimeLeftPart[] =
    left > MOST_HOURS
      ? [
          { unit: 'day', count: Math.floor(left / DAY) },
          { unit: 'hour', count: hours % 24 },
        ]
      : left >= HOUR
        ? [
            { unit: 'hour', count: hours },
            { unit: 'minute', count: minutes },
          ]
        : [
            { unit: 'minute', count: minutes },
            { unit: 'second', count: finest === 'second' ? left % 60 : 0 },
          ];
  const stated = parts.filter(({ count }) => count > 0);
  return stated.length > 0 ? stated : [{ unit: finest, count: 0 }];
}
