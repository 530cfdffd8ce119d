import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, saoPauloTime } from '../../time/sao-paulo.ts';
import { EVERY_WEEKDAY } from '../../time/working-days.ts';
import { bookingsOutside } from './bookings-outside.ts';
import { cancelRefusal, pickupRefusal, stateAfterSlot, type PickupAsked } from './decide-pickup.ts';
import { pickupSlots, USUAL_PICKUP_HOURS, type PickupCalendar } from './pickup-slots.ts';

const HOUR = 3_600_000;
/** A Friday, 9:10 in São Paulo. */
const NOW = Date.UTC(2026, 10, 27, 12, 10);
const usual: PickupCalendar = {
  hours: USUAL_PICKUP_HOURS,
  working: EVERY_WEEKDAY,
  slotMinutes: 30,
  capacity: 2,
  taken: [],
};
const range = { from: NOW, until: NOW + 5 * 24 * HOUR };

describe('the slots of a pickup place', () => {
  it('are on working days, on Saturdays only where the place says so, and never on holidays', () => {
    const days = (calendar: PickupCalendar) => [
      ...new Set(pickupSlots(calendar, range).map(({ from }) => dayOf(from))),
    ];
    const working = { ...EVERY_WEEKDAY, holidays: new Set(['2026-11-28', '2026-11-30']) };
    const saturdays = { ...usual, hours: { ...usual.hours, saturdays: true } };
    expect(days(usual)).toEqual(['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02']);
    expect(days(saturdays)[1]).toBe('2026-11-28');
    expect(days({ ...saturdays, working })).toEqual(['2026-11-27', '2026-12-01', '2026-12-02']);
  });

  it('begin within hours and range, and are whole', () => {
    const calendar = fc.record({
      opens: fc.integer({ min: 0, max: 1300 }),
      length: fc.integer({ min: 1, max: 600 }),
      saturdays: fc.boolean(),
      slotMinutes: fc.integer({ min: 10, max: 240 }),
      capacity: fc.integer({ min: 1, max: 4 }),
      taken: fc.array(
        fc.record({ at: fc.integer({ min: 0, max: 600 }), minutes: fc.integer({ min: 10, max: 240 }) }),
        { maxLength: 12 },
      ),
    });
    fc.assert(
      fc.property(calendar, ({ opens, length, saturdays, slotMinutes, capacity, taken }) => {
        const closes = Math.min(1440, opens + length);
        const held = taken.map(({ at, minutes }) => ({
          from: NOW + at * 600_000,
          until: NOW + at * 600_000 + minutes * 60_000,
        }));
        const given = { ...usual, hours: { opens, closes, saturdays }, slotMinutes, capacity, taken: held };
        for (const { from, until, free } of pickupSlots(given, range)) {
          const { hour, minute, weekday } = saoPauloTime(from);
          expect(from).toBeGreaterThanOrEqual(range.from);
          expect(from).toBeLessThanOrEqual(range.until);
          expect(until - from).toBe(slotMinutes * 60_000);
          expect(hour * 60 + minute).toBeGreaterThanOrEqual(opens);
          expect(hour * 60 + minute + slotMinutes).toBeLessThanOrEqual(closes);
          expect(weekday === 0 || (weekday === 6 && !saturdays)).toBe(false);
          expect(free).toBeLessThanOrEqual(capacity);
        }
      }),
    );
  });
});

describe('a booking', () => {
  const may: PickupAsked = {
    status: 'L',
    freight: 'N',
    cancelled: false,
    cancellationAsked: false,
    paymentWithdrawn: false,
    left: false,
    now: NOW,
    byTeam: false,
    standing: null,
    readVersion: null,
    changeMs: 4 * HOUR,
    city: 7,
    slot: { from: NOW + 6 * HOUR, until: NOW + 7 * HOUR, free: 1 },
  };
  const soon = { from: NOW + 3 * HOUR, city: 7, version: 2 };
  const full = { from: NOW + 6 * HOUR, until: NOW + 7 * HOUR, free: 0 };
  const there = { from: full.from, city: 7, version: 2 };
  it.each<[Partial<PickupAsked>, unknown]>([
    [{}, null],
    [{ status: 'C' }, 'not-collectable'],
    [{ freight: 'S' }, 'not-collectable'],
    [{ cancelled: true }, 'not-collectable'],
    [{ cancellationAsked: true }, 'not-collectable'],
    [{ paymentWithdrawn: true }, 'payment-withdrawn'],
    [{ paymentWithdrawn: true, left: true }, 'not-collectable'],
    [{ left: true }, 'not-collectable'],
    [{ readVersion: 1 }, 'changed'],
    [{ standing: soon }, 'changed'],
    [{ standing: soon, readVersion: 1 }, 'changed'],
    [{ standing: soon, readVersion: 2 }, 'late'],
    [{ standing: soon, readVersion: 2, byTeam: true }, null],
    [{ slot: undefined }, 'no-slot'],
    [{ slot: full }, 'full'],
    [{ slot: full, standing: there, readVersion: 2 }, null],
    [{ slot: full, standing: { ...there, city: 8 }, readVersion: 2 }, 'full'],
  ])('%j: %j', (change, refusal) => {
    expect(pickupRefusal({ ...may, ...change })).toBe(refusal);
  });

  it('can be cancelled while the cancellation of its purchase is asked for, and is then not missed', () => {
    const asked = { ...may, standing: there, readVersion: 2, cancellationAsked: true };
    expect(cancelRefusal(asked)).toBeNull();
    expect(cancelRefusal({ ...asked, left: true })).toBe('not-collectable');
    expect(cancelRefusal({ ...asked, readVersion: 1 })).toBe('changed');
    expect(cancelRefusal({ ...asked, standing: null, readVersion: null })).toBe('changed');
    expect(stateAfterSlot(asked)).toBe('cancelled');
    const unpaid = { ...asked, cancellationAsked: false, paymentWithdrawn: true };
    expect([cancelRefusal(unpaid), stateAfterSlot(unpaid)]).toEqual([null, 'cancelled']);
    expect(stateAfterSlot(may)).toBe('missed');
    expect(stateAfterSlot({ ...may, left: true })).toBeNull();
  });
});

it('bookings that a place no longer fits are told, in the order in which they were made', () => {
  const at = (day: number, hour: number, name: string) => ({
    from: Date.UTC(2026, 10, day, hour + 3),
    until: Date.UTC(2026, 10, day, hour + 4),
    name,
  });
  const working = { holidays: new Set(['2026-11-25']), cutOffMinutes: null };
  const hours = { opens: 10 * 60, closes: 16 * 60, saturdays: false };
  const bookings = [
    at(23, 10, 'first'),
    at(23, 9, 'early'),
    at(23, 15, 'last hour'),
    at(23, 16, 'late'),
    at(25, 12, 'holiday'),
    at(28, 12, 'saturday'),
    at(23, 10, 'second at once'),
  ];
  const told = (given: object = {}) =>
    bookingsOutside(bookings, { hours, working, capacity: 1, ...given }).map(({ booking, reason }) => [
      booking.name,
      reason,
    ]);
  expect(told()).toEqual([
    ['early', 'hours'],
    ['late', 'hours'],
    ['holiday', 'hours'],
    ['saturday', 'hours'],
    ['second at once', 'capacity'],
  ]);
  expect(told({ capacity: 2, hours: { ...hours, saturdays: true } })).toEqual([
    ['early', 'hours'],
    ['late', 'hours'],
    ['holiday', 'hours'],
  ]);
  // Two that follow each other are never there at once, whatever overlaps both.
  const half = 30 * 60_000;
  const [one, next] = [at(23, 10, 'one'), at(23, 11, 'next')];
  const across = { from: one.from + half, until: next.until - half, name: 'across' };
  expect(bookingsOutside([one, next, across], { hours, working, capacity: 2 })).toEqual([]);
});
