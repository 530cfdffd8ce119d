import { saoPauloMidnight, saoPauloTime } from '../../time/sao-paulo.ts';

/** What is found within ten minutes after an alert of the same search goes together into the next one. */
export const ALERT_PAUSE_MS = 10 * 60_000;

const MORNING_HOUR = 8;
const HOUR_MS = 3_600_000;

/** When the daily alerts go out next: eight in the morning in São Paulo, after `now` (epoch milliseconds). */
export function nextDailyAlert(now: number): number {
  const { year, month, day, hour } = saoPauloTime(now);
  return saoPauloMidnight(year, month, hour < MORNING_HOUR ? day : day + 1) + MORNING_HOUR * HOUR_MS;
}
