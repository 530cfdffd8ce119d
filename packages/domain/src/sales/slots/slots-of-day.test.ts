import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saoPauloTime } from '../../time/sao-paulo.ts';
import { hoursProblem, slotsOfDay, type OpeningHours } from './slots-of-day.ts';

const clock = (at: number): string => {
  const { hour, minute } = saoPauloTime(at);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};
const open = new Set<string>();

describe('the slots of a day', () => {
  it('are whole, in order, and begin with each opening; a rest is left out', () => {
    // A Saturday.
    const hours = [
      { weekday: 6, from: 13 * 60, until: 14 * 60 + 20 },
      { weekday: 6, from: 8 * 60, until: 9 * 60 },
      { weekday: 1, from: 0, until: 24 * 60 },
    ];
    const slots = slotsOfDay('2026-11-28', { hours, closedDays: open, minutes: 30 });
    expect(slots.map(({ from, until }) => `${clock(from)}-${clock(until)}`)).toEqual([
      '08:00-08:30',
      '08:30-09:00',
      '13:00-13:30',
      '13:30-14:00',
    ]);
    expect(slots[0]?.from).toBe(Date.UTC(2026, 10, 28, 11));
  });

  it('are none on a closed day', () => {
    const hours = [{ weekday: 5, from: 480, until: 600 }];
    expect(slotsOfDay('2026-12-25', { hours, closedDays: new Set(['2026-12-25']), minutes: 30 })).toEqual([]);
    expect(
      slotsOfDay('2026-12-18', { hours, closedDays: new Set(['2026-12-25']), minutes: 30 }),
    ).toHaveLength(4);
  });

  it('lie within opening hours and never overlap, whatever the hours', () => {
    const hour = fc
      .record({
        weekday: fc.integer({ min: 0, max: 6 }),
        from: fc.integer({ min: 0, max: 1439 }),
        length: fc.integer({ min: 1, max: 1440 }),
      })
      .map(({ weekday, from, length }): OpeningHours => ({
        weekday,
        from,
        until: Math.min(1440, from + length),
      }));
    const asked = fc.record({
      hours: fc.array(hour, { maxLength: 8 }).filter((hours) => hoursProblem(hours) === null),
      day: fc.integer({ min: 0, max: 800 }),
      minutes: fc.integer({ min: 5, max: 480 }),
    });
    fc.assert(
      fc.property(asked, ({ hours, day, minutes }) => {
        const text = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
        const slots = slotsOfDay(text, { hours, closedDays: open, minutes });
        for (const [at, { from, until }] of slots.entries()) {
          const begin = saoPauloTime(from);
          const minute = begin.hour * 60 + begin.minute;
          expect(until - from).toBe(minutes * 60_000);
          expect(new Date(from - 3 * 3_600_000).toISOString().slice(0, 10)).toBe(text);
          expect(
            hours.some(
              (one) => one.weekday === begin.weekday && one.from <= minute && minute + minutes <= one.until,
            ),
          ).toBe(true);
          expect(until).toBeLessThanOrEqual(slots[at + 1]?.from ?? until);
        }
      }),
    );
  });
});

describe('opening hours', () => {
  it.each([
    [[{ weekday: 7, from: 0, until: 10 }], 'time'],
    [[{ weekday: 1, from: 10, until: 10 }], 'time'],
    [[{ weekday: 1, from: 10, until: 1441 }], 'time'],
    [[{ weekday: 1, from: 1.5, until: 10 }], 'time'],
    [
      [
        { weekday: 1, from: 480, until: 720 },
        { weekday: 1, from: 700, until: 900 },
      ],
      'overlap',
    ],
    [
      [
        { weekday: 1, from: 480, until: 720 },
        { weekday: 1, from: 720, until: 900 },
        { weekday: 2, from: 480, until: 720 },
      ],
      null,
    ],
  ])('%j: %s', (hours, problem) => {
    expect(hoursProblem(hours)).toBe(problem);
  });
});
