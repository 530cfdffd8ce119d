import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_WEEKDAY } from '../../time/working-days.ts';
import { addEntries, EMPTY, type Balances } from '../book/book-account.ts';
import { decidePayoutRelease } from './decide-payout.ts';
import { lookAgainAt } from './look-again.ts';
import { planPayout, stillFollows } from './plan-payout.ts';
import { planRepayment, storeDebt } from './plan-repayment.ts';
import { postPayingOut, postStoreRepaid } from './post-payout.ts';
import { claimStanding, payoutDueAt, type StoreClaim } from './store-claim.ts';
import { chooseStoreCommission, storeCommissionOn } from './store-commission.ts';

const DAY = 86_400_000;
/** A Monday, noon in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 2, 15);
const term = { days: 2, calendar: EVERY_WEEKDAY, now: MONDAY + 30 * DAY };

const claim = (more: Partial<StoreClaim> = {}): StoreClaim => ({
  charge: 1,
  arrived: 1000,
  passedOn: 0,
  deducted: 0,
  onItsWay: false,
  commission: 50,
  open: 0,
  lastPaidAt: MONDAY,
  handedOverAt: MONDAY,
  cancelled: false,
  cancellationAsked: false,
  complaintOpen: false,
  beforeBook: false,
  ...more,
});
const stateOf = (more: Partial<StoreClaim>, now = term.now) =>
  claimStanding(claim(more), { ...term, now }).state;

describe('a sale is due to its store', () => {
  it('working days after the later of payment and handover', () => {
    const paidLater = { lastPaidAt: MONDAY + 20 * DAY, handedOverAt: MONDAY };
    expect(payoutDueAt(paidLater, term)).toBe(MONDAY + 22 * DAY);
    const friday = MONDAY + 25 * DAY;
    expect(payoutDueAt({ ...paidLater, lastPaidAt: friday }, term)).toBe(friday + 4 * DAY);
  });

  it('never while its buyer may still regret it', () => {
    const at = payoutDueAt({ lastPaidAt: MONDAY, handedOverAt: MONDAY }, term);
    expect(at).toBe(Date.UTC(2026, 10, 10, 3));
    expect(stateOf({}, at - 1)).toBe('not-due');
    expect(stateOf({}, at)).toBe('due');
  });

  it('not while anything of the purchase is open, it was not handed over, or a cancellation is asked for', () => {
    expect(stateOf({ open: 1 })).toBe('unpaid');
    expect(stateOf({ arrived: 0 })).toBe('unpaid');
    expect(stateOf({ handedOverAt: null })).toBe('not-handed-over');
    expect(stateOf({ cancellationAsked: true })).toBe('held');
    expect(stateOf({ complaintOpen: true })).toBe('complained');
    expect(stateOf({ beforeBook: true })).toBe('before-book');
    expect(stateOf({ onItsWay: true, passedOn: 1000 })).toBe('on-its-way');
    expect(stateOf({ passedOn: 1000, deducted: 50 })).toBe('paid');
    expect(stateOf({ arrived: 0, cancelled: true })).toBe('cancelled');
  });
});

describe('what a store gives back', () => {
  it('of a purchase that was cancelled after its payout is all of it, and the commission with it', () => {
    const back = claim({ arrived: 0, passedOn: 1000, deducted: 50, cancelled: true });
    expect(claimStanding(back, term)).toMatchObject({ state: 'gives-back', gross: -1000, commission: -50 });
  });

  it('is taken from the next payout, and nothing is transferred while more is to be given back', () => {
    const back = claim({ charge: 2, arrived: 0, passedOn: 1000, deducted: 50, cancelled: true });
    const standings = [claim({ arrived: 1500, commission: 100 }), back].map((each) =>
      claimStanding(each, term),
    );
    expect(planPayout(standings)).toMatchObject({ gross: 500, commission: 50, net: 450 });
    expect(planPayout(standings.slice(1)).net).toBe(-950);
  });
});

it('what was passed on as far as it arrived, and what was paid before the book, changes nothing of what is due, owed or looked at', () => {
  const claims = fc.record<StoreClaim>({
    charge: fc.nat(),
    arrived: fc.nat(3),
    passedOn: fc.nat(3),
    deducted: fc.nat(2),
    onItsWay: fc.boolean(),
    commission: fc.nat(2),
    open: fc.nat(2),
    lastPaidAt: fc.option(fc.constantFrom(MONDAY, term.now)),
    handedOverAt: fc.option(fc.constantFrom(MONDAY, term.now)),
    cancelled: fc.boolean(),
    cancellationAsked: fc.boolean(),
    complaintOpen: fc.boolean(),
    beforeBook: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(claims, { maxLength: 8 }), (all) => {
      const unsettled = all.filter(
        ({ arrived, passedOn, beforeBook }) => !beforeBook && arrived !== passedOn,
      );
      const [one, other] = [all, unsettled].map((each) =>
        each.map((claimed) => claimStanding(claimed, term)),
      );
      for (const follows of [planPayout, storeDebt, (each: typeof one = []) => lookAgainAt(each, term.now)])
        expect(follows(other ?? [])).toEqual(follows(one ?? []));
    }),
    { numRuns: 2000 },
  );
});

describe('a proposal', () => {
  const standings = [claim(), claim({ charge: 2 })].map((each) => claimStanding(each, term));
  const [first] = planPayout(standings).parts;
  const proposed = first === undefined ? [] : [first];

  it('still follows when more has become due, and not once a part changed or something is to be given back', () => {
    expect(stillFollows(proposed, standings)).toBe(true);
    const back = claim({ charge: 3, arrived: 0, passedOn: 10, cancelled: true });
    expect(stillFollows(proposed, [...standings, claimStanding(back, term)])).toBe(false);
    const less = claimStanding(claim({ arrived: 900 }), term);
    expect(stillFollows(proposed, [less])).toBe(false);
    expect(stillFollows(proposed, [claimStanding(claim({ commission: 51 }), term)])).toBe(false);
    expect(stillFollows(proposed, [])).toBe(false);
  });

  it('is released by another user, to the account that it names, after the waiting period', () => {
    const facts = { state: 'proposed', proposedBy: 1, bank: 5, bankNow: 5, bankUsableFrom: 10 } as const;
    const release = (more: object, by: number, now = 10) =>
      decidePayoutRelease({ ...facts, ...more }, { release: true, by, now });
    expect(release({}, 1)).toBe('own');
    expect(release({}, 2)).toBe('allowed');
    expect(release({}, 2, 9)).toBe('bank-waits');
    expect(release({ bankNow: 6 }, 2)).toBe('bank-changed');
    expect(release({ bankNow: null }, 2)).toBe('bank-changed');
    expect(release({ state: 'done' }, 2)).toBe('decided');
    const rejected = { release: false, by: 1, now: 0 };
    expect(decidePayoutRelease({ ...facts, bankNow: 6 }, rejected)).toBe('allowed');
  });
});

describe('the commission of a sale', () => {
  const rule = { basisPoints: 500, minimum: 100, maximum: 2000 };
  it('is at least its minimum, at most its maximum, and never more than the price', () => {
    expect([1000, 10_000, 100_000, 60].map((price) => storeCommissionOn(price, rule))).toEqual([
      100, 500, 2000, 60,
    ]);
  });

  it('is by the version that was in force when the deal was made; none, without any', () => {
    const of = (basisPoints: number, validFrom: number, partnerId: number | null = null) => ({
      partnerId,
      categoryCode: null,
      rule: { ...rule, basisPoints },
      validFrom,
    });
    const versions = [of(100, 0), of(200, 50), of(300, 60, 7)];
    const chosen = (partnerId: number, madeAt: number) =>
      chooseStoreCommission(versions, { partnerId, categoryCodes: [1], madeAt }).basisPoints;
    expect([chosen(8, 49), chosen(8, 99), chosen(7, 59), chosen(7, 60)]).toEqual([100, 200, 200, 300]);
    expect(
      storeCommissionOn(
        1000,
        chooseStoreCommission([], { ...versions[0], partnerId: 7, categoryCodes: [], madeAt: 9 }),
      ),
    ).toBe(0);
  });
});

/** What the book says of a charge, with money for its store. */
const balancesOf = (arrived: number, more: Partial<Balances> = {}): Balances => ({
  ...EMPTY,
  'third-party': -arrived,
  ...more,
});

it('whatever arrives and is lost again, no store gets more than arrived, and no commission is above what it got', () => {
  const changes = fc.array(
    fc.record({
      arrived: fc.integer({ min: 0, max: 1000 }),
      cancelled: fc.boolean(),
      onItsWay: fc.boolean(),
    }),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(changes, fc.integer({ min: 0, max: 1200 }), (steps, commission) => {
      let balances: Balances = EMPTY;
      for (const { arrived, cancelled, onItsWay } of steps) {
        balances = { ...balances, 'third-party': cancelled ? 0 : 0 - arrived };
        const now = claim({
          arrived: 0 - balances['third-party'],
          passedOn: balances['paid-out'],
          deducted: 0 - balances['store-commission'],
          commission,
          cancelled,
          onItsWay,
        });
        for (const part of planPayout([claimStanding(now, term)]).parts)
          balances = addEntries(balances, postPayingOut(balances, part));
        const kept = 0 - balances['store-commission'];
        expect(kept).toBeGreaterThanOrEqual(0);
        expect(kept).toBeLessThanOrEqual(balances['paid-out']);
        if (!onItsWay) expect(balances['paid-out']).toBeLessThanOrEqual(0 - balances['third-party']);
        if (!onItsWay && cancelled) expect([balances['paid-out'], kept]).toEqual([0, 0]);
      }
    }),
    { numRuns: 5000 },
  );
});

it.each([
  [balancesOf(100), { gross: 101, commission: 0 }],
  [balancesOf(100, { 'paid-out': 60 }), { gross: 41, commission: 0 }],
  [balancesOf(0, { 'paid-out': 60 }), { gross: -61, commission: 0 }],
  [balancesOf(100), { gross: 10, commission: 11 }],
  [balancesOf(100), { gross: 10, commission: -1 }],
  [balancesOf(100), { gross: 0, commission: 0 }],
  [balancesOf(100), { gross: 0.5, commission: 0 }],
])('nothing is posted that the book does not have: %o, %o', (balances, passed) => {
  expect(() => postPayingOut(balances, passed)).toThrow(RangeError);
});

describe('what a store gives back', () => {
  const undone = (charge: number) =>
    claimStanding(claim({ charge, arrived: 0, passedOn: 1000, deducted: 50, cancelled: true }), term);
  const debts = [undone(2), claimStanding(claim({ charge: 3 }), term), undone(1)];

  it('pays the oldest sale first, and its commission is given back with the last of it', () => {
    expect(storeDebt(debts)).toBe(1900);
    expect(planRepayment(debts, 950)).toEqual([{ charge: 1, gross: -1000, commission: -50 }]);
    expect(planRepayment(debts, 1000)).toEqual([
      { charge: 1, gross: -1000, commission: -50 },
      { charge: 2, gross: -50, commission: 0 },
    ]);
    expect([1901, 0, -1, 0.5].map((amount) => planRepayment(debts, amount))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('in whatever pieces, ends at nothing, and the bank has all of it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 12 }), (pieces) => {
        let balances: Balances = { ...EMPTY, 'paid-out': 1000, 'store-commission': -50, 'house-bank': -950 };
        for (const piece of [...pieces, 950]) {
          const standing = claimStanding(
            claim({
              arrived: 0,
              passedOn: balances['paid-out'],
              deducted: 0 - balances['store-commission'],
              cancelled: true,
            }),
            term,
          );
          const [part] = planRepayment([standing], Math.min(piece, storeDebt([standing]))) ?? [];
          if (part !== undefined) balances = addEntries(balances, postStoreRepaid(balances, part));
        }
        expect(balances).toEqual(EMPTY);
      }),
    );
  });
});
