import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storageAccount, type StorageDay } from './storage-account.ts';
import { outcomeOf, type DayFacts, type DayKind } from './storage-day.ts';
import type { StorageTerms } from './storage-terms.ts';

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
const dayAt = (at: number): string => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const written = (list: readonly DayKind[]): readonly StorageDay[] =>
  list.map((outcome, at) => ({ day: dayAt(at), outcome, vehicles: 1 }));
const nothing = { waived: 0, charged: 0 };

/** The days of a complaint, which has ended against its buyer (for now) or not. */
const ended = (days: readonly StorageDay[], against: boolean): readonly StorageDay[] =>
  days.map((day) =>
    day.outcome === 'reclamacao' && against ? { ...day, outcome: 'reclamacao-conta' } : day,
  );

/** Days as they are written night after night, with what the complaint stands at then: days that were written stay. */
function writtenBy(
  given: StorageTerms,
  nights: readonly { readonly complaint: boolean; readonly against: boolean; readonly left: number }[],
): readonly StorageDay[] {
  const days: StorageDay[] = [];
  let vehicles = 20;
  for (const [at, { complaint, against, left }] of nights.entries()) {
    const day = dayAt(at);
    const { freeLeft } = storageAccount(given, ended(days, against), nothing);
    vehicles = Math.max(1, vehicles - left);
    const outcome = outcomeOf(day, { ...could, complaintOpen: complaint }, { freeLeft, today: day });
    days.push({ day, outcome, vehicles });
  }
  return days;
}

describe('storage while its buyer complains', () => {
  it('has the days of a complaint that ended against its buyer as all others, after the free ones that are left', () => {
    const given: StorageTerms = { freeDays: 2, daily: 3000, mostDays: 3, keys: 'always' };
    const account = (list: readonly DayKind[]) => storageAccount(given, written(list), nothing);
    const late = 'reclamacao-conta';
    expect(account([late])).toMatchObject({ freeLeft: 1, counted: 0 });
    expect(account([late, late, late])).toMatchObject({ freeLeft: 0, counted: 1, cost: 3000 });
    expect(account([late, late, 'livre', 'livre'])).toMatchObject({ freeLeft: 0, counted: 2, cost: 6000 });
    expect(account(['livre', 'livre', 'conta', late, late, late])).toMatchObject({ counted: 3, cost: 9000 });
    expect(account(['reclamacao', 'reclamacao', 'reclamacao'])).toMatchObject({ freeLeft: 2, counted: 0 });
  });

  it('loses no free day when a complaint that used them up is opened again', () => {
    const given: StorageTerms = { freeDays: 2, daily: 3000, mostDays: 4, keys: 'always' };
    const complained = (kind: 'reclamacao' | 'reclamacao-conta') =>
      storageAccount(given, written([kind, kind, kind, kind, 'conta']), nothing);
    expect(complained('reclamacao-conta')).toMatchObject({ freeLeft: 0, counted: 3, cost: 9000 });
    expect(complained('reclamacao')).toMatchObject({ freeLeft: 1, counted: 0, cost: 0 });
  });

  it('is never more because of a complaint, opened again or not, and as much if it ends against its buyer', () => {
    // Vehicles leave one after the other, and come back to no yard.
    const nights = fc.array(
      fc.record({ complaint: fc.boolean(), against: fc.boolean(), left: fc.integer({ min: 0, max: 2 }) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(terms, nights, (given, list) => {
        const complained = writtenBy(given, list);
        const plain = writtenBy(
          given,
          list.map((night) => ({ ...night, complaint: false })),
        );
        const cost = (days: readonly StorageDay[]) => storageAccount(given, days, nothing).cost;
        expect(cost(ended(complained, false))).toBeLessThanOrEqual(cost(plain));
        expect(cost(ended(complained, true))).toBe(cost(plain));
      }),
    );
  });
});
