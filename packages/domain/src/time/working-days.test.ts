import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoInstant } from './iso-instant.ts';
import { addWorkingDays, EVERY_WEEKDAY, isWorkingDay, type WorkingCalendar } from './working-days.ts';

/** Some of 2026. */
const HOLIDAYS = ['2026-02-16', '2026-02-17', '2026-12-25'];
const on = (holidays: readonly string[], cutOffMinutes: number | null = null): WorkingCalendar => ({
  holidays: new Set(holidays),
  cutOffMinutes,
});
/** Noon in São Paulo. */
const noon = (day: string) => Date.parse(`${day}T15:00:00Z`);
const dayOf = (instant: number) => isoInstant(instant).slice(0, 10);

describe('terms in working days, rules 0.44', () => {
  it('pass over weekends and holidays', () => {
    const calendar = on(HOLIDAYS);
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
