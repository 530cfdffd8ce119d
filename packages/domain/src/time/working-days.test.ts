import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoInstant } from './iso-instant.ts';
import { easterSunday, nationalHolidays } from './national-holidays.ts';
import { addWorkingDays, EVERY_WEEKDAY, isWorkingDay, type WorkingCalendar } from './working-days.ts';

const days = (year: number) => nationalHolidays(year).map(({ day }) => day);
const on = (holidays: readonly string[], cutOffMinutes: number | null = null): WorkingCalendar => ({
  holidays: new Set(holidays),
  cutOffMinutes,
});
/** Noon in São Paulo. */
const noon = (day: string) => Date.parse(`${day}T15:00:00Z`);
const dayOf = (instant: number) => isoInstant(instant).slice(0, 10);

describe('holidays of the country, rules 0.44', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, day) => {
    expect(dayOf(easterSunday(year))).toBe(day);
  });

  it('Easter is a Sunday from 22 March to 25 April, whatever the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1600, max: 2400 }), (year) => {
        const easter = new Date(easterSunday(year));
        expect([easter.getUTCDay(), easter.getUTCFullYear()]).toEqual([0, year]);
        const text = dayOf(easterSunday(year)).slice(5);
        expect(text >= '03-22' && text <= '04-25').toBe(true);
      }),
    );
  });

  it('are those of the law and the days on which no bank works', () => {
    expect(days(2026)).toEqual([
      '2026-01-01',
      '2026-02-16',
      '2026-02-17',
      '2026-04-03',
      '2026-04-21',
      '2026-05-01',
      '2026-06-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-02',
      '2026-11-15',
      '2026-11-20',
      '2026-12-25',
    ]);
    expect(days(2023)).not.toContain('2023-11-20');
  });
});

describe('terms in working days, rules 0.44', () => {
  it('pass over weekends and holidays', () => {
    const calendar = on(days(2026));
    expect(dayOf(addWorkingDays(noon('2026-12-23'), 3, calendar))).toBe('2026-12-29');
    expect(dayOf(addWorkingDays(noon('2026-12-23'), 3))).toBe('2026-12-28');
    expect(dayOf(addWorkingDays(noon('2026-02-13'), 1, calendar))).toBe('2026-02-18');
  });

  it('begin a working day later after the cut-off, not before it, and not on a day off', () => {
    const calendar = on(['2026-11-20'], 17 * 60);
    const at = (time: string) => Date.parse(`2026-11-23T${time}:00-03:00`);
    expect(dayOf(addWorkingDays(at('16:59'), 1, calendar))).toBe('2026-11-24');
    expect(dayOf(addWorkingDays(at('17:00'), 1, calendar))).toBe('2026-11-25');
    expect(dayOf(addWorkingDays(Date.parse('2026-11-20T18:00:00-03:00'), 1, calendar))).toBe('2026-11-23');
  });

  it('end on a working day at the same time, after exactly as many, and no earlier for a holiday more', () => {
    const start = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });
    const off = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 });
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 20 }), off, (instant, count, offsets) => {
        const holidays = offsets.map((offset) => dayOf(instant - 3 * 3_600_000 + offset * 86_400_000));
        const calendar = on(holidays);
        const end = addWorkingDays(instant, count, calendar);
        expect(isWorkingDay(end, calendar)).toBe(true);
        expect((end - instant) % 86_400_000).toBe(0);
        let worked = 0;
        for (let at = instant + 86_400_000; at <= end; at += 86_400_000)
          if (isWorkingDay(at, calendar)) worked += 1;
        expect(worked).toBe(count);
        expect(end).toBeGreaterThanOrEqual(addWorkingDays(instant, count, on(holidays.slice(1))));
        expect(end).toBeGreaterThanOrEqual(addWorkingDays(instant, count, EVERY_WEEKDAY));
      }),
    );
  });

  it('end even where every day is off', () => {
    const whole = Array.from({ length: 400 }, (_, day) => dayOf(noon('2026-11-23') + day * 86_400_000));
    expect(Number.isFinite(addWorkingDays(noon('2026-11-23'), 3, on(whole)))).toBe(true);
  });
});
