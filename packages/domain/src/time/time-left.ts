/** One part of a time that is left. */
export interface TimeLeftPart {
  readonly unit: 'day' | 'hour' | 'minute' | 'second';
  readonly count: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Above this a time is notified in days. */
const MOST_HOURS = 48 * HOUR;

/**
 * A time in the two units that say enough: days and hours above 48 hours, then hours and minutes, below an hour minutes and seconds. Rounded
 * down; `finest` leaves the seconds out where nothing ticks. A part of zero is left out, unless there is no other.
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
