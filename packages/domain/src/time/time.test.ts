import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilFromInstant, instantFromCivilDate } from './civil-date.ts';
import { instantOf, isoInstant } from './iso-instant.ts';
import { formatDate, formatDateTime, saoPauloMonth } from './sao-paulo.ts';
import { addWorkingDays } from './working-days.ts';

const anyInstant = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2400, 0, 1) });

describe('calendar', () => {
  it('writes every instant as the platform does', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(isoInstant(instant)).toBe(new Date(instant).toISOString());
        expect(civilFromInstant(instant).weekday).toBe(new Date(instant).getUTCDay());
      }),
    );
  });
  it('writes no instant where none has come, and the first one of the epoch as it is', () =>
    expect([null, 0].map(instantOf)).toEqual([null, '1970-01-01T00:00:00.000Z']));
  it('finds the beginning of every day, months past twelve included', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2400 }),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 28 }),
        (year, month, day) => {
          expect(instantFromCivilDate(year, month, day)).toBe(Date.UTC(year, month - 1, day));
        },
      ),
    );
  });
});

describe('São Paulo', () => {
  it('shows dates three hours behind UTC, C-84', () => {
    const instant = Date.UTC(2026, 10, 21, 2, 5);
    expect(formatDate(instant)).toBe('20/11/2026');
    expect(formatDateTime(instant)).toBe('20/11/2026 23:05');
  });
  it('begins a month at its own midnight, S-04', () => {
    const { from, until } = saoPauloMonth(Date.UTC(2027, 0, 1, 2, 59));
    expect(isoInstant(from)).toBe('2026-12-01T03:00:00.000Z');
    expect(isoInstant(until)).toBe('2027-01-01T03:00:00.000Z');
  });
  it('skips Saturdays and Sundays when counting working days', () => {
    const friday = Date.UTC(2026, 10, 20, 15);
    expect(isoInstant(addWorkingDays(friday, 3))).toBe('2026-11-25T15:00:00.000Z');
    expect(isoInstant(addWorkingDays(friday + 86_400_000, 1))).toBe('2026-11-23T15:00:00.000Z');
  });
});
