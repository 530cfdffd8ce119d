import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_WEEKDAY } from '../../time/working-days.ts';
import {
  currentStage,
  handoverStep,
  PURCHASE_STAGES,
  stageDue,
  stageOwner,
  type ProgressFacts,
} from './purchase-progress.ts';
import { purchaseTimeline, TIMELINE_PARTS, type TimelineFacts } from './purchase-timeline.ts';

const sold: ProgressFacts = {
  status: 'V',
  negotiationAt: null,
  cancelledAt: null,
  paymentApproved: false,
  paymentWithdrawn: false,
  freight: 'N',
};

describe('what a purchase waits for', () => {
  it.each([
    ['the sales team calls', sold, 'contact', 'seller'],
    ['then the buyer pays', { ...sold, negotiationAt: 1 }, 'payment', 'buyer'],
    ['or the bank decides', { ...sold, status: 'C', negotiationAt: 1 }, 'credit', 'bank'],
    ['paid, it is released', { ...sold, paymentApproved: true }, 'release', 'seller'],
    ['also when a credit paid', { ...sold, status: 'C', paymentApproved: true }, 'release', 'seller'],
    ['released, the buyer collects it', { ...sold, status: 'L' }, 'pickup', 'buyer'],
    ['or it is delivered', { ...sold, status: 'L', freight: 'S' }, 'delivery', 'seller'],
    [
      'unless its payment was taken back',
      { ...sold, status: 'L', paymentWithdrawn: true },
      'payment',
      'buyer',
    ],
    [
      'also of a delivery',
      { ...sold, status: 'L', paymentWithdrawn: true, freight: 'S' },
      'payment',
      'buyer',
    ],
    [
      'the bank took the payment of a completed one back',
      { ...sold, status: 'X', paymentWithdrawn: true },
      'payment',
      'buyer',
    ],
  ] as const)('%s', (_name, facts, stage, owner) => {
    expect([currentStage(facts), stageOwner(stage)]).toEqual([stage, owner]);
  });

  it('is nothing once it is completed or cancelled', () => {
    expect(currentStage({ ...sold, status: 'X' })).toBeNull();
    expect(currentStage({ ...sold, status: 'X', paymentWithdrawn: true, cancelledAt: 5 })).toBeNull();
    expect(currentStage({ ...sold, cancelledAt: 5 })).toBeNull();
  });

  it('is due after the working days of its stage, which a weekend lengthens', () => {
    const days = { contact: 1, payment: 2, credit: 10, release: 3, handover: 5 };
    const friday = Date.UTC(2026, 10, 27, 15);
    const due = (stage: (typeof PURCHASE_STAGES)[number]) =>
      new Date(stageDue(stage, friday, days, EVERY_WEEKDAY)).toISOString().slice(0, 10);
    expect(PURCHASE_STAGES.map(due)).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-11',
      '2026-12-02',
      '2026-12-04',
      '2026-12-04',
    ]);
  });
});

describe('the next step of a pickup', () => {
  it.each([
    ['a slot is booked, where that is possible', null, true, { step: 'book-pickup', at: null }],
    ['the team agrees on a time elsewhere', null, false, null],
    ['the buyer comes', { state: 'booked', from: 7 }, true, { step: 'come', at: 7 }],
    [
      'another slot is booked after a missed one',
      { state: 'missed', from: 7 },
      true,
      { step: 'book-again', at: 7 },
    ],
  ] as const)('%s', (_name, booking, bookable, step) => {
    const given = { booking, bookable, status: 'L', withdrawnAt: 9 } as const;
    expect(handoverStep('pickup', given)).toEqual(step);
    expect(handoverStep('release', given)).toBeNull();
    expect(handoverStep('payment', given)).toEqual({ step: 'pay-again', at: null });
    expect(handoverStep('payment', { ...given, status: 'X' })).toEqual({ step: 'pay-handed-over', at: 9 });
    expect(handoverStep('payment', { ...given, status: 'V' })).toBeNull();
  });
});

describe('the timeline of a purchase', () => {
  const facts: TimelineFacts = {
    ...sold,
    createdAt: 1,
    paymentApprovedAt: null,
    releasedAt: null,
    finishedAt: null,
    loadedAt: null,
  };
  const states = (given: TimelineFacts) => purchaseTimeline(given).map(({ state }) => state);

  it('shows what is done, now and ahead', () => {
    expect(states(facts)).toEqual(['done', 'now', 'ahead', 'ahead', 'ahead']);
    expect(states({ ...facts, negotiationAt: 2 })).toEqual(['done', 'done', 'now', 'ahead', 'ahead']);
  });

  it('skips what has no date of its own', () => {
    const paidFirst = { ...facts, paymentApproved: true, paymentApprovedAt: 3 };
    expect(purchaseTimeline(paidFirst)[1]).toEqual({ part: 'contact', state: 'skipped', at: null });
    expect(states({ ...facts, status: 'X', finishedAt: 9, releasedAt: 8 })).toEqual([
      'done',
      'skipped',
      'skipped',
      'done',
      'done',
    ]);
  });

  it('stops where the purchase was cancelled', () => {
    expect(states({ ...facts, negotiationAt: 2, cancelledAt: 3 })).toEqual([
      'done',
      'done',
      'never',
      'never',
      'never',
    ]);
  });

  it('does not say that what came before it did not happen', () => {
    const undone = {
      ...facts,
      status: 'X',
      paymentApproved: true,
      releasedAt: 8,
      finishedAt: 9,
      cancelledAt: 10,
    } as const;
    expect(states(undone)).toEqual(['done', 'skipped', 'skipped', 'done', 'done']);
    const paid = { ...facts, negotiationAt: 2, paymentApproved: true, cancelledAt: 3 };
    expect(states(paid)).toEqual(['done', 'done', 'skipped', 'never', 'never']);
  });

  it('has each part once, and at most one that is now', () => {
    const date = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
    const any = fc.record<TimelineFacts>({
      status: fc.constantFrom('V', 'C', 'L', 'X'),
      freight: fc.constantFrom('S', 'N'),
      paymentApproved: fc.boolean(),
      paymentWithdrawn: fc.boolean(),
      createdAt: fc.constant(1),
      negotiationAt: date,
      cancelledAt: date,
      paymentApprovedAt: date,
      releasedAt: date,
      finishedAt: date,
      loadedAt: date,
    });
    fc.assert(
      fc.property(any, (given) => {
        const lines = purchaseTimeline(given);
        expect(lines.map(({ part }) => part).filter((part) => part !== 'shipped')).toEqual(TIMELINE_PARTS);
        expect(lines.some(({ part }) => part === 'shipped')).toBe(given.loadedAt !== null);
        const now = lines.filter(({ state }) => state === 'now').length;
        expect(now).toBe(currentStage(given) === null ? 0 : 1);
        expect(lines.every(({ state, at }) => (state === 'done') === (at !== null))).toBe(true);
      }),
    );
  });
});
