const MOST_YEARS = 20;

/** Whether a licence can be accepted that is good until a day: today or later, within 20 years. Days as yyyy-mm-dd. */
export function mayExpireOn(lastDay: string | null, today: string): boolean {
  const latest = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  return lastDay !== null && lastDay >= today && lastDay <= latest;
}
