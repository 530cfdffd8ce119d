import { saoPauloMidnight, saoPauloTime } from '../../time/sao-paulo.ts';

/** Matches found within ten minutes after an alert of the same search are grouped in the next one. */
export const ALERT_PAUSE_MS = 10 * 60_000;

const MORNING_HOUR = 8;
const HOUR_MS = 3_600_000;

/** When the next daily alerts are sent: eight in the morning in São Paulo, after `now` (epoch milliseconds). */
export function nextDailyAlert(now: number): number {
  const { year, month, day, hour } = saoPauloTime(now);
  return saoPauloMidnight(year, month, hour < MORNING_HOUR ? day : day + 1) + MORNING_HOUR * HOUR_MS;
}
