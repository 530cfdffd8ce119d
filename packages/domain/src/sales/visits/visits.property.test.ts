import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, saoPauloTime } from '../../time/sao-paulo.ts';
import { decideVisit, type Booking } from './decide-visit.ts';
import { visitSlots, type VisitPlace } from './visit-slots.ts';

const HOUR = 3_600_000;
/** A Friday, 9:10 in São Paulo. */
const NOW = Date.UTC(2026, 10, 27, 12, 10);
const daily = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 480, until: 1080 }));

const place = fc.record({
  hours: fc.subarray(daily),
  capacity: fc.integer({ min: 1, max: 3 }),
  closedDays: fc
    .array(fc.integer({ min: 0, max: 9 }))
    .map((days) => new Set(days.map((day) => dayOf(NOW + day * 24 * HOUR)))),
  taken: fc.array(
    fc
      .record({ at: fc.integer({ min: 0, max: 400 }), quarters: fc.integer({ min: 1, max: 6 }) })
      .map(({ at, quarters }) => ({ from: NOW + at * HOUR, until: NOW + at * HOUR + quarters * 900_000 })),
    { maxLength: 12 },
  ),
});
const asked = fc.record({
  now: fc.integer({ min: 0, max: 5000 }).map((minutes) => NOW + minutes * 60_000),
  offerEnd: fc.integer({ min: 0, max: 500 }).map((hours) => NOW + hours * HOUR),
  place,
  rules: fc.record({
    slotMinutes: fc.constantFrom(15, 30, 45, 120),
    leadMs: fc.integer({ min: 0, max: 72 }).map((hours) => hours * HOUR),
    daysAhead: fc.integer({ min: 0, max: 20 }),
  }),
});

const overlaps = ({ taken }: VisitPlace, slot: { from: number; until: number }): number =>
  taken.filter(({ from, until }) => from < slot.until && until > slot.from).length;

describe('the slots of a visit', () => {
  it('keep lead, reach, calendar and end of the offer, whatever the place', () => {
    fc.assert(
      fc.property(asked, (given) => {
        const { now, offerEnd, rules } = given;
        for (const slot of visitSlots(given)) {
          const { weekday, hour, minute } = saoPauloTime(slot.from);
          expect(slot.from).toBeGreaterThanOrEqual(now + rules.leadMs);
          expect(slot.until).toBeLessThanOrEqual(offerEnd);
          expect(given.place.closedDays.has(dayOf(slot.from))).toBe(false);
          expect(given.place.hours.some((one) => one.weekday === weekday)).toBe(true);
          expect(hour * 60 + minute).toBeGreaterThanOrEqual(480);
          expect(dayOf(slot.from) <= dayOf(now + rules.daysAhead * 24 * HOUR)).toBe(true);
          expect(dayOf(slot.from) >= dayOf(now)).toBe(true);
        }
      }),
    );
  });

  it('never let more come at once than the place takes, also when the length of slots has changed', () => {
    fc.assert(
      fc.property(asked, (given) => {
        for (const slot of visitSlots(given)) {
          const { capacity } = given.place;
          const held = overlaps(given.place, slot);
          expect(slot.free).toBeGreaterThanOrEqual(0);
          expect(slot.free).toBeLessThanOrEqual(capacity);
          // At least what would be free if all that overlap were there at once, and all of it without any.
          expect(slot.free).toBeGreaterThanOrEqual(capacity - held);
          if (held === 0) expect(slot.free).toBe(capacity);
          if (slot.free === 0) continue;
          const booked = { ...given, place: { ...given.place, taken: [...given.place.taken, slot] } };
          expect(visitSlots(booked).find(({ from }) => from === slot.from)?.free).toBe(slot.free - 1);
        }
      }),
    );
  });

  it('of a closed day, an ended offer, and before the lead are not there', () => {
    const free = { hours: daily, capacity: 1, closedDays: new Set<string>(), taken: [] };
    const rules = { slotMinutes: 30, leadMs: 4 * HOUR, daysAhead: 1 };
    const far = NOW + 1000 * HOUR;
    const all = visitSlots({ now: NOW, offerEnd: far, place: free, rules });
    expect(all[0]?.from).toBe(Date.UTC(2026, 10, 27, 16, 30));
    expect(all.at(-1)?.until).toBe(Date.UTC(2026, 10, 28, 21));
    expect(visitSlots({ now: NOW, offerEnd: NOW + HOUR, place: free, rules })).toEqual([]);
    const closed = { ...free, closedDays: new Set(['2026-11-27', '2026-11-28']) };
    expect(visitSlots({ now: NOW, offerEnd: far, place: closed, rules })).toEqual([]);
  });
});

describe('a booking', () => {
  const may: Booking = {
    emailConfirmed: true,
    openHere: 0,
    open: 2,
    most: 3,
    missed: 1,
    mostMissed: 2,
    slot: { from: 0, until: 1, free: 1 },
  };
  it.each<[Partial<Booking>, unknown]>([
    [{}, 'marcada'],
    [{ missed: 2 }, 'pedida'],
    [{ emailConfirmed: false }, { refused: 'email' }],
    [{ openHere: 1 }, { refused: 'here' }],
    [{ open: 3 }, { refused: 'most' }],
    [{ slot: undefined }, { refused: 'gone' }],
    [{ slot: { from: 0, until: 1, free: 0 } }, { refused: 'full' }],
    [{ missed: 9, slot: { from: 0, until: 1, free: 0 } }, { refused: 'full' }],
  ])('%j: %j', (change, outcome) => {
    expect(decideVisit({ ...may, ...change })).toEqual(outcome);
  });
});
