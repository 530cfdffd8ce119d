import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlots, type BookedPlace } from './free-slots.ts';

const MINUTE = 60_000;
/** A Friday, 9:00 in São Paulo. */
const NOW = Date.UTC(2026, 10, 27, 12);
const between = { from: NOW, until: NOW + 2 * 24 * 60 * MINUTE };
const daily = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, until: 1020 }));

const place: fc.Arbitrary<BookedPlace> = fc.record({
  hours: fc.constant(daily),
  closedDays: fc.constant(new Set<string>()),
  minutes: fc.constantFrom(15, 30, 45, 120, 240),
  capacity: fc.integer({ min: 1, max: 4 }),
  taken: fc.array(
    fc
      .record({ at: fc.integer({ min: 0, max: 600 }), minutes: fc.integer({ min: 1, max: 240 }) })
      .map(({ at, minutes }) => ({ from: NOW + at * MINUTE, until: NOW + (at + minutes) * MINUTE })),
    { maxLength: 10 },
  ),
});

/** How many bookings are there at once in a slot, minute by minute: all begin and end on whole ones. */
function busiest({ taken }: BookedPlace, slot: { from: number; until: number }): number {
  let most = 0;
  for (let at = slot.from; at < slot.until; at += MINUTE)
    most = Math.max(most, taken.filter(({ from, until }) => from <= at && until > at).length);
  return most;
}

describe('free slots', () => {
  it('take as many more as the place holds in their busiest minute, also when the length of slots has changed', () => {
    fc.assert(
      fc.property(place, (given) => {
        for (const slot of freeSlots(given, between))
          expect(slot.free).toBe(Math.max(0, given.capacity - busiest(given, slot)));
      }),
    );
  });

  it('take one less when one of them is booked', () => {
    fc.assert(
      fc.property(place, (given) => {
        const slot = freeSlots(given, between).find(({ free }) => free > 0);
        if (slot === undefined) return;
        const booked = { ...given, taken: [...given.taken, slot] };
        expect(freeSlots(booked, between).find(({ from }) => from === slot.from)?.free).toBe(slot.free - 1);
      }),
    );
  });

  it('begin between the two instants, and there are none in a range without time', () => {
    const free = { hours: daily, closedDays: new Set<string>(), minutes: 60, capacity: 1, taken: [] };
    const within = { from: NOW + 10 * MINUTE, until: NOW + 120 * MINUTE };
    const begins = freeSlots(free, within).map(({ from }) => (from - NOW) / MINUTE);
    expect(begins).toEqual([60, 120]);
    expect(freeSlots(free, { from: NOW, until: NOW - 1 })).toEqual([]);
    expect(freeSlots({ ...free, closedDays: new Set(['2026-11-27']) }, within)).toEqual([]);
  });
});
