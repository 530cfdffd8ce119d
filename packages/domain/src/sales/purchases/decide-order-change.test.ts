import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideOrderChange } from './decide-order-change.ts';

const order = fc.record({
  invoiceIssued: fc.boolean(),
  paymentApproved: fc.boolean(),
  paymentMethod: fc.option(fc.constantFrom('A', 'EF', 'Pix')),
});
const facts = fc.record({
  status: fc.constantFrom('V', 'C', 'L', 'X'),
  before: order,
  refundedAt: fc.option(fc.integer({ min: 1 })),
});

it('tells the buyer of an invoice or a payment only when it has become true, S-14', () => {
  fc.assert(
    fc.property(facts, order, (given, after) => {
      const decision = decideOrderChange(given, after);
      if (decision.kind !== 'changed') return;
      expect(decision.news.includes('invoice')).toBe(after.invoiceIssued && !given.before.invoiceIssued);
      expect(decision.news.includes('payment')).toBe(after.paymentApproved && !given.before.paymentApproved);
    }),
  );
});

it('never changes a payment that a refund rests on, nor takes one back from a completed purchase', () => {
  fc.assert(
    fc.property(facts, order, (given, after) => {
      const payment = after.paymentApproved !== given.before.paymentApproved;
      const takenBack = payment && given.before.paymentApproved && given.status === 'X';
      const refused = decideOrderChange(given, after).kind === 'refused';
      expect(refused).toBe(payment && (given.refundedAt !== null || takenBack));
    }),
  );
});

it('sees the same data as no change', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(decideOrderChange(given, { ...given.before })).toEqual({ kind: 'same' });
    }),
  );
});
