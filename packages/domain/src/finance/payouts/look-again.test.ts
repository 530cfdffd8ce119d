import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lookAgainAt } from './look-again.ts';
import { CLAIM_STATES, type ClaimStanding } from './store-claim.ts';

const NOW = Date.UTC(2026, 10, 2, 15);
const MINUTE = 60_000;
const standings = fc.array(
  fc.record({
    charge: fc.nat(),
    gross: fc.integer(),
    commission: fc.nat(),
    state: fc.constantFrom(...CLAIM_STATES),
    dueAt: fc.option(fc.integer({ min: NOW - 60 * MINUTE, max: NOW + 120 * MINUTE })),
  }),
);

it('a store is looked at again later, within an hour, and no later than anything becomes due', () => {
  fc.assert(
    fc.property(standings, (given: readonly ClaimStanding[]) => {
      const at = lookAgainAt(given, NOW);
      expect(at).toBeGreaterThan(NOW);
      expect(at).toBeLessThanOrEqual(NOW + 60 * MINUTE);
      for (const { state, dueAt } of given)
        if (state === 'not-due' && dueAt !== null && dueAt > NOW) expect(at).toBeLessThanOrEqual(dueAt);
    }),
  );
});

it('what may change without a booking is looked at within five minutes', () => {
  const standing = { charge: 1, gross: 5, commission: 0, dueAt: null };
  expect(lookAgainAt([{ ...standing, state: 'held' }], NOW)).toBe(NOW + 5 * MINUTE);
  expect(lookAgainAt([{ ...standing, state: 'complained' }], NOW)).toBe(NOW + 5 * MINUTE);
  expect(lookAgainAt([{ ...standing, state: 'paid' }], NOW)).toBe(NOW + 60 * MINUTE);
});
