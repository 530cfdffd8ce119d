import { saoPauloTime } from '@patio/domain/time/sao-paulo.ts';
import type { WorkingCalendar } from '@patio/domain/time/working-days.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { computedHolidays, type HolidaySource } from './holiday-source.ts';
import { holidaysOfPlace, workingPlace } from './working-days.store.ts';

/** The calendar for deadlines that start at an instant (epoch milliseconds): calculated holidays, and what staff entered for the house's place. */
export async function workingCalendar(
  queries: Queries,
  now: number,
  source: HolidaySource = computedHolidays,
): Promise<WorkingCalendar> {
  const { year } = saoPauloTime(now);
  const place = await workingPlace(queries);
  const entered = await holidaysOfPlace(queries, `${year}-01-01`, `${year + 2}-01-01`);
  const computed = [year, year + 1].flatMap((each) => source.holidays(each, { uf: place?.uf ?? null }));
  const holidays = new Set(computed.map(({ day }) => day));
  for (const { day, working } of entered) {
    if (working) holidays.delete(day);
    else holidays.add(day);
  }
  return { holidays, cutOffMinutes: place?.cut_off_minutes ?? null };
}
