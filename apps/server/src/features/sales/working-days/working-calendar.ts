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
  const uf = place?.uf ?? null;
  const computed = await Promise.all([year, year + 1].map((each) => source.holidays(each, { uf })));
  const holidays = new Set(computed.flat().map(({ day }) => day));
  for (const { day, working } of entered) {
    if (working) holidays.delete(day);
    else holidays.add(day);
  }
  return { holidays, cutOffMinutes: place?.cut_off_minutes ?? null };
}

/** Gives the calendar for an instant. */
export type CalendarAt = (at: number) => Promise<WorkingCalendar>;

/** The calendars of one run over many records: each year is read once. */
export function workingCalendars(queries: Queries): CalendarAt {
  const read = new Map<number, Promise<WorkingCalendar>>();
  return (at) => {
    const { year } = saoPauloTime(at);
    const calendar = read.get(year) ?? workingCalendar(queries, at);
    read.set(year, calendar);
    return calendar;
  };
}
