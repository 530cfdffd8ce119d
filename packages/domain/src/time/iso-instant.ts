import { civilFromInstant } from './civil-date.ts';

/** An instant (epoch milliseconds) as ISO 8601 in UTC with milliseconds: `2026-11-20T16:30:00.000Z`. */
export function isoInstant(instant: number): string {
  const at = civilFromInstant(instant);
  const date = `${pad(at.year, 4)}-${pad(at.month, 2)}-${pad(at.day, 2)}`;
  const time = `${pad(at.hour, 2)}:${pad(at.minute, 2)}:${pad(at.second, 2)}.${pad(at.millisecond, 3)}`;
  return `${date}T${time}Z`;
}

/** The same of an instant that may not have come; null: it has not. */
export function instantOf(instant: number | null): string | null {
  return instant === null ? null : isoInstant(instant);
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
