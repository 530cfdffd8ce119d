import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEntries, EMPTY, isBalanced, type Balances, type Entry } from '../book/book-account.ts';
import {
  postCancellation,
  postCharge,
  postKept,
  postMovedOut,
  postReceipt,
  postSending,
  postSent,
  postUnsent,
} from '../book/postings.ts';
import {
  decideAskBack,
  decideKeep,
  DEPOSIT_ASKED_MS,
  DEPOSIT_STATES,
  depositStep,
  isDefault,
  type DepositFacts,
  type DepositPurchase,
} from './deposit-step.ts';
import { decideOfficeReturn, type ReturnableDeposit } from './office-return.ts';
import { depositRuleProblem, isDepositGone, missingDeposit } from '../../trading/deposits/needed-deposit.ts';

const rule = { amount: 100_000, above: 1_000_000 };
const NOW = 10_000_000_000;
const bought: DepositPurchase = {
  code: 1,
  unpaid: true,
  defaultedAt: null,
  dueAt: NOW - 10,
  regretted: false,
  awaitsPrice: false,
};
const defaulted: DepositPurchase = { ...bought, unpaid: false, defaultedAt: NOW - 5 };
const held: DepositFacts = {
  state: 'held',
  askedAt: NOW - 100,
  over: false,
  leads: false,
  comesBackUntil: null,
  purchase: null,
  decideBy: null,
};

describe('a bid', () => {
  it.each([
    [1_000_001, false, rule],
    [1_000_000, false, null],
    [1_000_001, true, null],
    ['impossible', false, null],
  ] as const)('of %s needs the deposit unless it is held: %s', (amount, has, missing) => {
    expect(missingDeposit(rule, { amount, held: has })).toEqual(missing);
  });

  it('needs none where none is asked for', () => {
    expect(missingDeposit(null, { amount: 9_000_000, held: false })).toBeNull();
  });
});

it('a rule has an amount, and a value from which on it is asked for', () => {
  expect(depositRuleProblem(rule)).toBeNull();
  for (const amount of [null, 0, -1, 100_000_001])
    expect(depositRuleProblem({ ...rule, amount })).toBe('amount');
  for (const above of [null, -1]) expect(depositRuleProblem({ ...rule, above })).toBe('above');
  expect(depositRuleProblem({ ...rule, above: 0 })).toBeNull();
});

describe('a bid that would lead again', () => {
  const back = { amount: 1_000_001, held: false, leftBefore: true };
  it.each([
    ['its deposit has gone back', back, true],
    ['its deposit is held', { ...back, held: true }, false],
    ['it never needed one', { ...back, leftBefore: false }, false],
    ['bids of its value need none', { ...back, amount: 1_000_000 }, false],
  ] as const)('may or may not when %s', (_when, bid, gone) => {
    expect(isDepositGone(rule, bid)).toBe(gone);
    expect(isDepositGone(null, bid)).toBe(false);
  });
});

describe('a deposit', () => {
  it.each<[string, Partial<DepositFacts>, ReturnType<typeof depositStep>]>([
    ['while others lead', {}, 'wait'],
    ['once the offer is over', { over: true }, 'return'],
    ['while its buyer leads', { leads: true }, 'wait'],
    ['while their bid may lead again', { over: true, comesBackUntil: NOW + 1 }, 'wait'],
    ['once it may not any more', { over: true, comesBackUntil: NOW }, 'return'],
    ['while a best bid waits for a decision', { over: true, leads: true }, 'wait'],
    ['while what was won is not paid', { over: true, purchase: bought }, 'wait'],
    ['once it is paid, or cancelled', { over: true, purchase: { ...bought, unpaid: false } }, 'return'],
    ['after a default', { over: true, purchase: defaulted }, 'decide'],
    ['until finance decides', { over: true, purchase: defaulted, decideBy: NOW + 1 }, 'wait'],
    ['once their term is over', { over: true, purchase: defaulted, decideBy: NOW }, 'return'],
    ['after a regret', { over: true, purchase: { ...defaulted, regretted: true } }, 'return'],
    ['undone before the payment was due', { over: true, purchase: { ...defaulted, dueAt: NOW } }, 'return'],
    ['asked for', { state: 'asked' }, 'wait'],
    ['asked for when the offer ends', { state: 'asked', over: true }, 'lapse'],
    ['asked for and not paid', { state: 'asked', askedAt: NOW - DEPOSIT_ASKED_MS }, 'lapse'],
  ])('%s', (_when, facts, step) => {
    expect(depositStep({ ...held, ...facts }, NOW)).toBe(step);
  });

  it('is kept in the term after a default, and then alone', () => {
    const facts = { ...held, over: true, purchase: defaulted, decideBy: NOW + 1 };
    expect(decideKeep(facts, NOW)).toBe('allowed');
    expect(decideKeep(facts, NOW + 1)).toBe('term-over');
    expect(decideKeep({ ...facts, state: 'returning' }, NOW)).toBe('decided');
    expect(decideKeep({ ...facts, purchase: { ...defaulted, regretted: true } }, NOW)).toBe('no-default');
    expect(decideKeep({ ...facts, decideBy: null }, NOW)).toBe('no-default');
  });

  it('goes back when its buyer asks, unless something stands on it', () => {
    expect(decideAskBack(held, false)).toBe('allowed');
    expect(decideAskBack(held, true)).toBe('over-limit');
    expect(decideAskBack({ ...held, leads: true }, false)).toBe('leads');
    expect(decideAskBack({ ...held, purchase: bought }, false)).toBe('unpaid');
    expect(decideAskBack({ ...held, purchase: defaulted }, false)).toBe('undecided');
    expect(decideAskBack({ ...held, state: 'asked' }, false)).toBe('not-held');
  });
});

const facts = fc.record<DepositFacts>({
  state: fc.constantFrom(...DEPOSIT_STATES),
  askedAt: fc.integer({ min: 0, max: NOW }),
  over: fc.boolean(),
  leads: fc.boolean(),
  comesBackUntil: fc.option(fc.integer({ min: NOW - 5, max: NOW + 5 })),
  purchase: fc.option(
    fc.record<DepositPurchase>({
      code: fc.constant(1),
      unpaid: fc.boolean(),
      defaultedAt: fc.option(fc.integer({ min: 0, max: NOW })),
      dueAt: fc.integer({ min: 0, max: NOW }),
      regretted: fc.boolean(),
      awaitsPrice: fc.boolean(),
    }),
  ),
  decideBy: fc.option(fc.integer({ min: 0, max: 2 * NOW })),
});

it('whatever happens, it is never kept during a regret, and never both goes back and is kept', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const keep = decideKeep(given, NOW) === 'allowed';
      const step = depositStep(given, NOW);
      if (keep) {
        expect(isDefault(given.purchase)).toBe(true);
        expect(given.purchase?.regretted).toBe(false);
        expect(['wait', 'decide']).toContain(step);
      }
      if (step === 'return' || step === 'decide') expect(given.state).toBe('held');
      if (given.purchase?.awaitsPrice === true) expect(step).not.toBe('return');
      if (given.leads && given.state === 'held') expect(step).toBe('wait');
    }),
    { numRuns: 2000 },
  );
});

/** A deposit with its book: each step only where the state allows it. */
class Model {
  state: (typeof DEPOSIT_STATES)[number] = 'asked';
  balances: Balances = addEntries(EMPTY, postCharge('deposit', 100));
  cancelled = false;
  paid = 0;
  returned = 0;
  /** What paid the price of a purchase. */
  used = 0;
  balanced = true;
  readonly creditor = 'deposit';

  post(entries: readonly Entry[]): void {
    this.balanced &&= isBalanced(entries);
    this.balances = addEntries(this.balances, entries);
  }

  take(step: string, amount: number): void {
    if (step === 'pay') {
      this.post(postReceipt(this, amount));
      this.paid += amount;
      if (this.state === 'asked' && this.balances.receivable === 0) this.state = 'held';
      else if (this.cancelled && this.state !== 'kept' && this.state !== 'used') this.state = 'returning';
    }
    if (step === 'return' && (this.state === 'held' || this.state === 'asked')) {
      this.post(postCancellation(this));
      this.cancelled = true;
      this.state = this.state === 'held' || this.paid > 0 ? 'returning' : 'lapsed';
    }
    if (step === 'keep' && this.state === 'held') {
      this.post(postKept(this));
      this.state = 'kept';
    }
    if (step === 'use' && this.state === 'held') {
      const used = Math.min(amount, 100);
      this.post(postCancellation(this));
      this.cancelled = true;
      this.post(postMovedOut(this, used));
      this.used += used;
      this.state = 'used';
    }
    if (step === 'send' && this.balances.user < 0) this.post(postSending(this, -this.balances.user));
    const way = -this.balances.sending;
    if (step === 'sent' && way > 0) {
      this.post(postSent(this, way));
      this.returned += way;
      if (this.state === 'returning' && this.balances.user === 0) this.state = 'returned';
    }
    if (step === 'unsent' && way > 0) this.post(postUnsent(this, way));
  }
}

it('what was paid is held, on its way back, gone back or kept, to the centavo', () => {
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom('pay', 'pay', 'return', 'keep', 'use', 'send', 'sent', 'unsent'),
      fc.constantFrom(100, 100, 40, 160),
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(steps, (taken) => {
      const model = new Model();
      for (const [step, amount] of taken) model.take(step, amount);
      const { balances, paid, returned, used, state } = model;
      expect(model.balanced).toBe(true);
      const kept = 0 - balances['house-revenue'];
      const apart = 0 - balances.deposits - balances.receivable;
      expect(apart - balances.user - balances.sending + kept + returned + used).toBe(paid);
      expect(kept).toBe(state === 'kept' ? 100 : 0);
      if (state === 'held') expect(apart).toBe(100);
      if (state === 'returned' || state === 'returning' || state === 'kept' || state === 'used')
        expect(apart).toBe(0);
      expect(balances['house-bank']).toBe(paid - returned - used);
      expect(used > 0).toBe(state === 'used');
    }),
    { numRuns: 2000 },
  );
});

describe('finance return', () => {
  const kept = { state: 'kept', undecided: false, keeper: 7, owed: 0 } as const;
  it.each<[string, Partial<ReturnableDeposit>, ReturnType<typeof decideOfficeReturn>]>([
    ['the whole instead of keeping it', { state: 'held', undecided: true, keeper: null }, 'whole'],
    ['with it what was paid twice', { state: 'held', undecided: true, keeper: null, owed: 1 }, 'whole'],
    ['what was paid twice, while it stands', { state: 'held', keeper: null, owed: 1 }, 'owed'],
    ['what was paid twice, also who kept it', { owed: 1 }, 'owed'],
    ['what the bank did not', { state: 'returning', keeper: null, owed: 1 }, 'owed'],
    ['none that stands', { state: 'held', keeper: null }, 'decided'],
    ['what is left of one that paid the price', { state: 'used', keeper: null, owed: 1 }, 'owed'],
    ['none that paid the price', { state: 'used', keeper: null }, 'decided'],
    ['none that is back', { state: 'returned', keeper: null }, 'decided'],
    ['none that they kept themselves', {}, 'own'],
    ['one that a colleague kept', { keeper: 8 }, 'whole'],
  ])('%s', (_what, given, decision) => {
    expect(decideOfficeReturn({ ...kept, ...given }, 7)).toBe(decision);
  });
});
