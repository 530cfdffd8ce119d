import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEntries, EMPTY, isBalanced, type Balances } from '../book/book-account.ts';
import {
  decideForgiveness,
  decideForgivenessUndo,
  decideRepaymentReference,
  decideRepaymentUndo,
  FORGIVENESS_STATES,
  forgivable,
  isSamePlan,
} from './decide-debt.ts';
import {
  postForgiven,
  postNotForgiven,
  postPaidOut,
  postPayingOut,
  postStoreRepaid,
  postStoreUnrepaid,
} from './post-payout.ts';
import type { ClaimStanding } from './store-claim.ts';

const cents = fc.integer({ min: 1, max: 1_000_000 });

/** A sale that was passed on, less a commission. */
const passedOn = cents.chain((gross) =>
  fc.record({ gross: fc.constant(gross), commission: fc.integer({ min: 0, max: gross - 1 }) }),
);

/** What the book has of it then. */
function bookOf(passed: { readonly gross: number; readonly commission: number }): Balances {
  const arrived = addEntries(EMPTY, [{ account: 'third-party', amount: 0 - passed.gross }]);
  const released = addEntries(arrived, postPayingOut(arrived, passed));
  return addEntries(released, postPaidOut(passed));
}

const given = ({ gross, commission }: { readonly gross: number; readonly commission: number }) => ({
  gross: 0 - gross,
  commission: 0 - commission,
});

describe('a debt of a store', () => {
  it('that is given up is a loss of what the store keeps, moves nothing at the bank, and is undone to the centavo', () => {
    fc.assert(
      fc.property(passedOn, (passed) => {
        const before = bookOf(passed);
        const entries = postForgiven(before, given(passed));
        expect(isBalanced(entries)).toBe(true);
        const after = addEntries(before, entries);
        expect(after['house-loss']).toBe(passed.gross - passed.commission);
        expect(after['house-bank']).toBe(before['house-bank']);
        expect([after['paid-out'], after['store-commission'], after['paying-out']]).toEqual([0, 0, 0]);
        expect(addEntries(after, postNotForgiven(given(passed)))).toEqual(before);
        expect(() => postForgiven(after, given(passed))).toThrow(RangeError);
        expect(() => postForgiven(before, passed)).toThrow(RangeError);
      }),
    );
  });

  it('that was paid back by mistake is as it was before', () => {
    fc.assert(
      fc.property(passedOn, (passed) => {
        const before = bookOf(passed);
        const repaid = addEntries(before, postStoreRepaid(before, given(passed)));
        expect(repaid['house-bank'] - before['house-bank']).toBe(passed.gross - passed.commission);
        const entries = postStoreUnrepaid(given(passed));
        expect(isBalanced(entries)).toBe(true);
        expect(addEntries(repaid, entries)).toEqual(before);
      }),
    );
  });

  it('is given up of cancelled sales alone', () => {
    const standing: ClaimStanding = { charge: 1, gross: -5, commission: 0, state: 'gives-back', dueAt: null };
    const other = { ...standing, charge: 2 };
    const debts = [
      { standing, cancelled: true },
      { standing: other, cancelled: false },
    ];
    expect(forgivable(debts)).toEqual([standing]);
  });

  it('is released as it was planned, or not', () => {
    const part = { charge: 1, gross: -5, commission: 0 };
    expect(isSamePlan([part], [{ ...part }])).toBe(true);
    for (const other of [
      [],
      [{ ...part, gross: -4 }],
      [{ ...part, commission: -1 }],
      [part, { ...part, charge: 2 }],
    ])
      expect(isSamePlan([part], other)).toBe(false);
  });
});

it('four eyes: nobody releases, undoes or takes back what they did themselves', () => {
  for (const state of FORGIVENESS_STATES) {
    const open = state === 'proposed';
    expect(decideForgiveness({ state, proposedBy: 1 }, { release: true, by: 1 })).toBe(
      open ? 'own' : 'decided',
    );
    expect(decideForgiveness({ state, proposedBy: 1 }, { release: true, by: 2 })).toBe(
      open ? 'allowed' : 'decided',
    );
    expect(decideForgiveness({ state, proposedBy: 1 }, { release: false, by: 1 })).toBe(
      open ? 'allowed' : 'decided',
    );
    const held = state === 'forgiven';
    expect(decideForgivenessUndo({ state, decidedBy: 2 }, 2)).toBe(held ? 'own' : 'decided');
    expect(decideForgivenessUndo({ state, decidedBy: 2 }, 1)).toBe(held ? 'allowed' : 'decided');
  }
  const recorded = { undone: false, recordedBy: 1, passedOnAgain: false };
  expect(decideRepaymentUndo(recorded, 2)).toBe('allowed');
  expect(decideRepaymentUndo(recorded, 1)).toBe('own');
  expect(decideRepaymentUndo({ ...recorded, undone: true }, 2)).toBe('undone');
  expect(decideRepaymentUndo({ ...recorded, passedOnAgain: true }, 2)).toBe('passed-on');
});

it('the reference of what a store gave back is corrected if it is of a transfer that stands and no statement has', () => {
  const standing = { undone: false, way: 'transfer', ofMovement: false } as const;
  expect(decideRepaymentReference(standing)).toBe('allowed');
  expect(decideRepaymentReference({ ...standing, undone: true })).toBe('undone');
  expect(decideRepaymentReference({ ...standing, way: 'cash' })).toBe('cash');
  expect(decideRepaymentReference({ ...standing, ofMovement: true })).toBe('of-movement');
});
