const HOUR_MS = 3_600_000;

/** The events of an end that comes near, the nearest first, with how long before the end they are told. */
export const ENDING_ALERTS = [
  { event: 'ending-hour', beforeMs: HOUR_MS },
  { event: 'ending-day', beforeMs: 24 * HOUR_MS },
] as const;

export type EndingEvent = (typeof ENDING_ALERTS)[number]['event'];

/**
 * Which end alert is due for an offer that ends at `endAt`: of several the nearest only, since "tomorrow" is wrong an hour before; null
 * when none is. Epoch milliseconds.
 */
export function endingAlertAt(endAt: number, now: number): EndingEvent | null {
  if (endAt <= now) return null;
  return ENDING_ALERTS.find(({ beforeMs }) => endAt - now <= beforeMs)?.event ?? null;
}
