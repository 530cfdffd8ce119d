import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAmlStep } from './aml-case.ts';
import {
  AML_WINDOW_MS,
  amlFindings,
  amlTotal,
  type AmlOperation,
  type AmlPurchase,
  type AmlReceipt,
} from './aml-flags.ts';

const NOW = Date.UTC(2026, 10, 28);
const DAY = 86_400_000;
const LIMITS = { cash: 3_000_000, registration: 1_000_000, splitMs: 7 * DAY };
const ana = { name: 'Ana Lima', document: '11144477735', missing: [], listed: [] };
const other = (document: string) => ({ name: 'Outra Pessoa', document });

let codes = 0;
const paid = (amount: number, days: number, more: Partial<AmlReceipt> = {}): AmlReceipt => ({
  kind: 'receipt',
  code: (codes += 1),
  charge: codes,
  amount,
  at: NOW - days * DAY,
  cash: false,
  payer: ana,
  ...more,
});
const bought = (amount: number): AmlPurchase => ({ kind: 'purchase', code: (codes += 1), amount, at: NOW });
const flagsOf = (operations: readonly AmlOperation[], person: Parameters<typeof amlFindings>[0] = ana) =>
  amlFindings(person, operations, LIMITS).map(({ flag }) => flag);

describe('a person of a list', () => {
  it('under sanctions has every operation looked at, a politically exposed one large purchases alone', () => {
    const small = bought(999_999);
    const large = bought(1_000_000);
    const found = (listed: ('sanctions' | 'pep')[]) =>
      amlFindings({ ...ana, listed }, [paid(100, 0), small, large], LIMITS).map(({ flag, operations }) => [
        flag,
        operations.length,
      ]);
    expect(found([])).toEqual([]);
    expect(found(['sanctions'])).toEqual([['sanctions', 3]]);
    expect(found(['pep'])).toEqual([['pep', 1]]);
    expect(found(['pep', 'sanctions'])).toEqual([
      ['sanctions', 3],
      ['pep', 1],
    ]);
  });
});

describe('cash', () => {
  it('is flagged from its threshold on, summed over six months and no longer', () => {
    const cash = (amount: number, days: number) => paid(amount, days, { cash: true });
    expect(flagsOf([cash(3_000_000, 0)])).toEqual(['cash']);
    expect(flagsOf([cash(2_999_999, 0)])).toEqual([]);
    expect(flagsOf([cash(1_500_000, 0), cash(1_500_000, 184)])).toEqual(['cash']);
    expect(flagsOf([cash(1_500_000, 0), cash(1_500_000, 185)])).toEqual([]);
    expect(flagsOf([paid(9_000_000, 0)])).toEqual([]);
  });
});

describe('money of others', () => {
  it('is flagged from the threshold of registration on, or if several of them paid', () => {
    expect(flagsOf([paid(1_000_000, 0, { payer: other('52998224725') })])).toEqual(['third-party']);
    expect(flagsOf([paid(999_999, 0, { payer: other('52998224725') })])).toEqual([]);
    const two = [
      paid(100, 0, { payer: other('52998224725') }),
      paid(100, 5, { payer: other('15350946056') }),
    ];
    expect(flagsOf(two)).toEqual(['third-party']);
  });
});

describe('split payments', () => {
  it('are several for one charge, each below the threshold, together at it, within days', () => {
    const pair = (days: number, charge: number) => [
      paid(500_000, 0, { charge: 7 }),
      paid(500_000, days, { charge }),
    ];
    expect(flagsOf(pair(7, 7))).toEqual(['split']);
    expect(flagsOf(pair(8, 7))).toEqual([]);
    expect(flagsOf(pair(7, 8))).toEqual([]);
    expect(flagsOf([paid(1_000_000, 0, { charge: 7 }), paid(1, 0, { charge: 7 })])).toEqual([]);
  });

  it('in cash are so for any charges', () => {
    const cash = [paid(1_500_000, 0, { cash: true }), paid(1_500_000, 3, { cash: true })];
    expect(flagsOf(cash)).toEqual(['cash', 'split']);
  });
});

describe('a purchase', () => {
  it('at the threshold needs a complete registration', () => {
    const person = { ...ana, missing: ['address'] as const };
    expect(flagsOf([bought(1_000_000)], person)).toEqual(['incomplete-registration']);
    expect(flagsOf([bought(999_999)], person)).toEqual([]);
    expect(flagsOf([bought(1_000_000)])).toEqual([]);
  });
});

const operation = fc.record({
  kind: fc.constant('receipt' as const),
  code: fc.integer({ min: 1 }),
  charge: fc.integer({ min: 1, max: 3 }),
  amount: fc.integer({ min: 1, max: 4_000_000 }),
  at: fc.integer({ min: NOW - 2 * AML_WINDOW_MS, max: NOW }),
  cash: fc.boolean(),
  payer: fc.constantFrom(ana, other('52998224725'), other('15350946056')),
});

describe('for any operations', () => {
  it('more of them take nothing out of what was found, and order changes nothing', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 12 }), operation, (operations, later) => {
        const found = amlFindings(ana, operations, LIMITS);
        const all = amlFindings(ana, [later, ...operations.toReversed()], LIMITS);
        for (const { flag, operations: before } of found) {
          const after = all.find((each) => each.flag === flag)?.operations ?? [];
          for (const each of before) expect(after).toContain(each);
        }
      }),
    );
  });

  it('cash at its threshold within six months is always found', () => {
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 12 }), (operations) => {
        const cash = operations.filter((each) => each.cash);
        const reaches = cash.some(({ at: from }) => {
          const near = cash.filter(({ at }) => at >= from && at <= from + AML_WINDOW_MS);
          return near.reduce((sum, { amount }) => sum + amount, 0) >= LIMITS.cash;
        });
        expect(flagsOf(operations).includes('cash')).toBe(reaches);
      }),
    );
  });

  it('a payment for a purchase is not counted twice', () => {
    expect(amlTotal([bought(1_200_000), paid(1_200_000, 0)])).toBe(1_200_000);
    expect(amlTotal([bought(1_200_000), paid(3_000_000, 0)])).toBe(3_000_000);
  });
});

describe('a step of a case', () => {
  const facts = { state: 'analysis', total: 3_000_000, openedBy: null, assignee: 1 } as const;
  const decide = (given: object, step: Parameters<typeof decideAmlStep>[1], by: number) =>
    decideAmlStep({ ...facts, ...given }, step, { by, cashThreshold: 3_000_000 });

  it('that dismisses at the threshold is of another user than who analyses or opened it', () => {
    expect(decide({}, 'dismiss', 1)).toBe('second-user');
    expect(decide({ openedBy: 2 }, 'dismiss', 2)).toBe('second-user');
    expect(decide({}, 'dismiss', 2)).toBe('allowed');
    expect(decide({ total: 2_999_999 }, 'dismiss', 1)).toBe('allowed');
    expect(decide({}, 'report', 1)).toBe('allowed');
  });

  it('follows the states', () => {
    expect(decide({ state: 'open', assignee: null }, 'report', 1)).toBe('state');
    expect(decide({ state: 'open', assignee: null }, 'take', 1)).toBe('allowed');
    expect(decide({}, 'take', 1)).toBe('state');
    expect(decide({}, 'record', 1)).toBe('state');
    expect(decide({ state: 'reporting' }, 'record', 1)).toBe('allowed');
    expect(decide({ state: 'reporting' }, 'dismiss', 2)).toBe('state');
    expect(decide({ state: 'closed' }, 'note', 1)).toBe('state');
  });
});
