const HOUR_MS = 3_600_000;

/** The events of an approaching end, the nearest first, with how long before the end they are sent. */
export const ENDING_ALERTS = [
  { event: 'ending-hour', beforeMs: HOUR_MS },
  { event: 'ending-day', beforeMs: 24 * HOUR_MS },
] as const;

export type EndingEvent = (typeof ENDING_ALERTS)[number]['event'];
