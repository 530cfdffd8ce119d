import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorkingDay, type WorkingCalendar } from '../../time/working-days.ts';
import { endOfDay } from '../../time/sao-paulo.ts';
import { waiverRefusal, type WaiverAsked } from './decide-waiver.ts';
import {
  isChargedBefore,
  keysAreKept,
  storageAccount,
  storageRuns,
  type StorageDay,
  type StoredPurchase,
} from './storage-account.ts';
import { DAY_KINDS, daysToWrite, freePeriod, outcomeOf, storageNews, type DayFacts } from './storage-day.ts';
import { storageCap, termsOfSale, type StorageTerms } from './storage-terms.ts';

/** Friday 2026-12-25 is no working day. */
const calendar: WorkingCalendar = { holidays: new Set(['2026-12-25']), cutOffMinutes: 17 * 60 };
const could: DayFacts = {
  delivered: false,
  cancellationAsked: false,
  complaintOpen: false,
  documentMissing: false,
  slots: { any: true, free: true },
};
const terms: fc.Arbitrary<StorageTerms> = fc.record({
  freeDays: fc.integer({ min: 1, max: 20 }),
  daily: fc.integer({ min: 1, max: 100_000 }),
  mostDays: fc.integer({ min: 1, max: 40 }),
  keys: fc.constantFrom('always', 'paid'),
});
const outcomes = fc.array(fc.constantFrom(...DAY_KINDS), { maxLength: 80 });
const written = (list: readonly (typeof DAY_KINDS)[number][], vehicles = 1): readonly StorageDay[] =>
  list.map((outcome, at) => ({
    day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    outcome,
    vehicles,
  }));
const nothing = { waived: 0, charged: 0 };
describe('a day of storage', () => {
  const on = (facts: Partial<DayFacts>, freeLeft = 0, today = '2026-12-02') =>
    outcomeOf('2026-12-01', { ...could, ...facts }, { freeLeft, today });

  it('is free as long as free days are left, and then costs', () => {
    expect([on({}, 2), on({}, 1), on({})]).toEqual(['livre', 'livre', 'conta']);
    expect(on({ slots: null })).toBe('conta');
  });

  it.each([
    [{ delivered: true }, 'entrega'],
    [{ cancellationAsked: true }, 'cancelamento'],
    [{ complaintOpen: true }, 'reclamacao'],
    [{ documentMissing: true }, 'documento'],
    [{ slots: { any: false, free: false } }, 'fechado'],
    [{ slots: { any: true, free: false } }, 'sem-horario'],
  ] as const)('with %j neither costs nor uses a free day up', (facts, outcome) => {
    expect([on(facts), on(facts, 1)]).toEqual([outcome, outcome]);
  });

  it('that nobody wrote down in time costs nothing', () => {
    expect(on({}, 0, '2026-12-04')).toBe('conta');
    expect(on({}, 0, '2026-12-05')).toBe('sem-registro');
  });

  it('is a working day that is over: neither that of the release, nor the one on which the vehicle leaves', () => {
    expect(daysToWrite('2026-12-23', '2026-12-29', calendar)).toEqual(['2026-12-24', '2026-12-28']);
    expect(daysToWrite('2026-12-23', '2026-12-24', calendar)).toEqual([]);
    expect(daysToWrite('2026-12-23', '2026-12-20', calendar)).toEqual([]);
  });

  it('is written down once, whenever that is done', () => {
    const start = Date.UTC(2026, 11, 1, 15);
    fc.assert(
      fc.property(
        fc.nat({ max: 60 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }),
        (at, steps) => {
          let through = dayAfter(start, at);
          let days = at;
          const first = through;
          const all = steps.flatMap((step) => {
            days += step;
            const more = daysToWrite(through, dayAfter(start, days), calendar);
            through = more.at(-1) ?? through;
            return more;
          });
          expect(all).toEqual(daysToWrite(first, dayAfter(start, days), calendar));
          expect(all.every((day) => isWorkingDay(endOfDay(day) - 1, calendar))).toBe(true);
        },
      ),
    );
  });
});

const dayAfter = (start: number, days: number): string =>
  new Date(start + days * 86_400_000).toISOString().slice(0, 10);

describe('the free days', () => {
  it('end on a day that is told before, without weekends, holidays and the cut-off', () => {
    expect(freePeriod('2026-12-21', 3, calendar)).toEqual({
      lastFree: '2026-12-24',
      costsFrom: '2026-12-28',
    });
    expect(freePeriod('2026-12-28', 0, calendar)).toEqual({
      lastFree: '2026-12-28',
      costsFrom: '2026-12-29',
    });
  });

  it('last until the told day if nothing stops the clock, and never shorter', () => {
    fc.assert(
      fc.property(terms, outcomes, (given, list) => {
        const released = '2026-12-01';
        const told = freePeriod(released, given.freeDays, calendar);
        let freeLeft = given.freeDays;
        const costly = daysToWrite(released, '2027-03-01', calendar).find((_day, at) => {
          const outcome = list[at] ?? 'livre';
          if (outcome !== 'livre' && outcome !== 'conta') return false;
          if (freeLeft > 0) freeLeft -= 1;
          else return true;
          return false;
        });
        expect(costly === undefined || costly >= told.costsFrom).toBe(true);
        if (list.every((each) => each === 'livre' || each === 'conta')) expect(costly).toBe(told.costsFrom);
      }),
    );
  });
});

describe('what storage costs', () => {
  it('never rises above the cap that was told, and never falls from day to day', () => {
    fc.assert(
      fc.property(terms, outcomes, fc.integer({ min: 1, max: 5 }), (given, list, vehicles) => {
        let before = 0;
        for (let count = 0; count <= list.length; count += 1) {
          const { cost } = storageAccount(given, written(list.slice(0, count), vehicles), nothing);
          expect(cost).toBeGreaterThanOrEqual(before);
          expect(cost).toBeLessThanOrEqual(storageCap(given, vehicles));
          before = cost;
        }
      }),
    );
  });

  it('is the number of days that count, times the vehicles that stood there', () => {
    const given: StorageTerms = { freeDays: 2, daily: 3000, mostDays: 3, keys: 'always' };
    const days = written(['livre', 'entrega', 'livre', 'conta', 'fechado', 'conta'], 2);
    expect(storageAccount(given, days, nothing)).toEqual({
      freeLeft: 0,
      counted: 2,
      cost: 12_000,
      owed: 12_000,
    });
    const long = [...days, ...written(['conta', 'conta'], 1).map((day) => ({ ...day, day: '2026-11-01' }))];
    // Of four days three cost, the earliest ones: two of two vehicles, and one of one.
    expect(storageAccount(given, long, nothing)).toMatchObject({ counted: 3, cost: 15_000 });
  });

  it('is owed once: charges and waivers in any order never sum up to more than it costs', () => {
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom('day', 'charge', 'waive'),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(terms, steps, (given, list) => {
        let waived = 0;
        let charged = 0;
        let count = 0;
        for (const { kind, part } of list) {
          const days = written(Array.from({ length: count }, () => 'conta'));
          const { owed } = storageAccount(given, days, { waived, charged });
          if (kind === 'day') count += 1;
          else if (kind === 'charge') charged += owed;
          else waived += Math.floor(owed * part);
          const after = storageAccount(given, days, { waived, charged });
          expect(after.owed + waived + charged).toBe(after.cost);
        }
      }),
    );
  });

  it('is nothing where the house takes nothing, and the terms of a sale are those that were set', () => {
    const set: StorageTerms = { freeDays: 5, daily: 3000, mostDays: 30, keys: 'paid' };
    expect(termsOfSale({ ...set, daily: 0 })).toBeNull();
    expect(termsOfSale(set)).toEqual(set);
  });

  it('keeps the keys only where the house says so, and as long as something is owed or unpaid', () => {
    const kept = (keys: 'always' | 'paid', owed: number, unpaid: number) =>
      keysAreKept({ keys }, { owed, unpaid });
    expect([kept('always', 1, 1), kept('paid', 0, 0)]).toEqual([false, false]);
    expect([kept('paid', 1, 0), kept('paid', 0, 1)]).toEqual([true, true]);
  });

  it('goes on for a released purchase that is collected, until it is cancelled or charged for good', () => {
    const released: StoredPurchase = { status: 'L', freight: 'N', cancelled: false, ended: false };
    const others: Partial<StoredPurchase>[] = [
      { status: 'V' },
      { status: 'C' },
      { status: 'X' },
      { freight: 'S' },
      { cancelled: true },
      { ended: true },
    ];
    expect(storageRuns(released)).toBe(true);
    expect(others.map((given) => storageRuns({ ...released, ...given }))).toEqual(others.map(() => false));
    const before = (keys: 'always' | 'paid', owed: number, given: Partial<StoredPurchase> = {}) =>
      isChargedBefore({ keys }, { owed }, { ...released, ...given });
    expect(before('paid', 1)).toBe(true);
    expect([before('always', 1), before('paid', 0)]).toEqual([false, false]);
    expect(others.map((given) => before('paid', 1, given))).toEqual(others.map(() => false));
  });
});

describe('the messages about storage', () => {
  const at = (today: string, given: object = {}, told: object = {}) =>
    storageNews(
      { freeLeft: 3, counted: 0, through: '2026-12-21', last: 'livre', ...given },
      { lastFreeTold: null, begunTold: false, ...told },
      { today, remind: 2, calendar },
    );

  it('say once that the free days end, in time', () => {
    // The last one is the 24th.
    expect([at('2026-12-21'), at('2026-12-22'), at('2026-12-24')]).toEqual([null, 'ending', 'ending']);
    expect(at('2026-12-22', {}, { lastFreeTold: '2026-12-24' })).toBeNull();
  });

  it('say it again if days that did not count have moved the end', () => {
    const later = { through: '2026-12-23', freeLeft: 2 };
    expect(at('2026-12-28', later, { lastFreeTold: '2026-12-24' })).toBe('ending');
  });

  it('say nothing new while the clock stands still, but once to who heard nothing yet', () => {
    const standing = { through: '2026-12-23', freeLeft: 2, last: 'reclamacao' };
    expect(at('2026-12-28', standing, { lastFreeTold: '2026-12-24' })).toBeNull();
    expect(at('2026-12-28', standing)).toBe('ending');
  });

  it('say once that storage has begun to cost, and never before a day was counted', () => {
    expect(at('2026-12-29', { freeLeft: 0, counted: 0, through: '2026-12-24' })).toBeNull();
    expect(at('2026-12-29', { freeLeft: 0, counted: 1 })).toBe('begun');
    expect(at('2026-12-29', { freeLeft: 0, counted: 2 }, { begunTold: true })).toBeNull();
  });
});

describe('a waiver', () => {
  const asked = (given: Partial<WaiverAsked> = {}) =>
    waiverRefusal({
      role: 'sales',
      amount: 3000,
      owed: 9000,
      charged: 0,
      most: 5000,
      before: 0,
      cancelled: false,
      version: 2,
      readVersion: 2,
      ...given,
    });

  it('is of some of what is owed, or of all that was charged', () => {
    expect(asked()).toBeNull();
    expect(asked({ amount: null, charged: 5000 })).toBeNull();
    expect(asked({ amount: null })).toBe('over');
    expect([0, -1, 1.5, 9001].map((amount) => asked({ amount }))).toEqual(Array(4).fill('amount'));
    expect(asked({ owed: 0 })).toBe('over');
    expect(asked({ cancelled: true })).toBe('over');
  });

  it('is told when something was charged or waived since it was read', () => {
    expect(asked({ version: 3 })).toBe('changed');
  });

  it('above what sales may waive in all is for finance and administrators', () => {
    expect(asked({ amount: 5001 })).toBe('above');
    expect(asked({ before: 2001 })).toBe('above');
    expect(asked({ amount: null, charged: 5001 })).toBe('above');
    expect(asked({ amount: 9000, role: 'finance' })).toBeNull();
    expect(asked({ amount: 9000, role: 'administrator' })).toBeNull();
  });
});
