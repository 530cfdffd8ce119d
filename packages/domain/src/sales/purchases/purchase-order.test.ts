import { describe, expect, it } from 'vitest';
import { isPaymentWithdrawn } from './purchase-order.ts';

describe('a payment is taken back', () => {
  const taken = (given: object = {}, paymentApproved = false) =>
    isPaymentWithdrawn(
      { paymentApproved },
      {
        status: 'V',
        withdrawn: false,
        standing: false,
        approved: null,
        ...given,
      },
    );

  it('when what its sale charged was paid and is not any more', () => {
    expect(taken({}, true)).toBe(true);
    expect(taken({ withdrawn: true })).toBe(true);
    expect(taken({ status: 'L' })).toBe(true);
    expect([taken(), taken({ status: 'C' }), taken({ status: 'X' })]).toEqual([false, false, false]);
  });

  it('of a completed purchase when anything that its sale charged is not paid any more, until all of it is', () => {
    const completed = { status: 'X', standing: true };
    expect(taken({ ...completed, approved: false }, true)).toBe(true);
    expect(taken({ ...completed, withdrawn: true, approved: null })).toBe(true);
    expect(taken({ ...completed, withdrawn: true, approved: true })).toBe(false);
    expect(taken(completed, true)).toBe(false);
  });

  it('not when only a freight is open that was agreed later', () => {
    const standing = { standing: true };
    expect(taken(standing, true)).toBe(false);
    expect([taken({ ...standing, status: 'L' }), taken({ ...standing, withdrawn: true })]).toEqual([
      false,
      false,
    ]);
  });
});
