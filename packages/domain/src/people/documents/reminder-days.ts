import { dayOf, saoPauloTime } from '../../time/sao-paulo.ts';

const DAY_MS = 86_400_000;
/** Reminders go out when people are awake: from 8 to 20 o'clock in São Paulo. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

/** The last days, yyyy-mm-dd in São Paulo, of which users are reminded at an instant: today and tomorrow; none at night. */
export function reminderDays(now: number): readonly string[] {
  const { hour } = saoPauloTime(now);
  return hour < FIRST_HOUR || hour >= LAST_HOUR ? [] : [dayOf(now), dayOf(now + DAY_MS)];
}
