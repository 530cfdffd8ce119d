const two = (value: number): string => String(value).padStart(2, '0');

/** `08:30` for minutes of the day. */
export const clockText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Minutes of the day for `08:30`. */
export function minutesOfClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
