import { describe, expect, it } from 'vitest';
import { decideRefundMark, type RefundableCancellation } from './refund-mark.ts';

const due: RefundableCancellation = {
  regret: false,
  outcome: 'accepted',
  decidedBy: 1,
  refundedAt: null,
  hasReceipt: false,
  vehicleAwaited: false,
};
const marked = (changes: Partial<RefundableCancellation>, by = 2, givesReceipt = false) =>
  decideRefundMark({ ...due, ...changes }, { by, givesReceipt });

describe('the confirmation of a refund, S-15', () => {
  it.each(['accepted', 'defaulted'] as const)(
    'of what was %s is noted by anyone but who decided it',
    (outcome) => {
      expect(marked({ outcome })).toEqual({ kind: 'refunded' });
      expect(marked({ outcome }, 1)).toEqual({ kind: 'refused', reason: 'refund-own-decision' });
    },
  );

  it('of a regret, which nobody decides, is open to all', () => {
    expect(marked({ regret: true, outcome: 'done', decidedBy: null })).toEqual({ kind: 'refunded' });
  });

  it.each(['done', 'review', 'rejected', 'regretted'] as const)('is refused of what is %s', (outcome) => {
    const refusal = { kind: 'refused', reason: 'cancellation-not-approved' };
    expect([marked({ outcome }), marked({ outcome }, 1)]).toEqual([refusal, refusal]);
  });

  it('changes nothing twice, but adds a receipt once, and neither by who decided', () => {
    const noted = { refundedAt: 7 };
    expect(marked(noted)).toEqual({ kind: 'unchanged', refundedAt: 7 });
    expect(marked(noted, 2, true)).toEqual({ kind: 'receipt', refundedAt: 7 });
    expect(marked({ ...noted, hasReceipt: true }, 2, true)).toEqual({ kind: 'unchanged', refundedAt: 7 });
    expect(marked(noted, 1, true)).toMatchObject({ kind: 'refused' });
  });

  it('waits for the vehicle that the buyer has', () => {
    const awaited = { vehicleAwaited: true };
    expect(marked(awaited)).toEqual({ kind: 'refused', reason: 'refund-vehicle-awaited' });
    expect(marked({ ...awaited, refundedAt: 7 })).toEqual({ kind: 'unchanged', refundedAt: 7 });
  });
});
