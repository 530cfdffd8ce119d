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
  byBook: fc.boolean(),
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

it('never changes a payment that a refund rests on; the book alone takes one back from a completed purchase', () => {
  fc.assert(
    fc.property(facts, order, (given, after) => {
      const payment = after.paymentApproved !== given.before.paymentApproved;
      const takenBack = payment && given.before.paymentApproved && given.status === 'X' && !given.byBook;
      const refused = decideOrderChange(given, after).kind === 'refused';
      expect(refused).toBe(payment && (given.refundedAt !== null || takenBack));
    }),
  );
});

it('lets the book, not the sales team, take the payment of a completed purchase back', () => {
  const before = { invoiceIssued: true, paymentApproved: true, paymentMethod: 'Pix' };
  const after = { ...before, paymentApproved: false };
  const by = (byBook: boolean) => decideOrderChange({ status: 'X', before, refundedAt: null, byBook }, after);
  expect(by(true)).toEqual({ kind: 'changed', news: [] });
  expect(by(false)).toEqual({ kind: 'refused', reason: 'completed' });
});

it('sees the same data as no change', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(decideOrderChange(given, { ...given.before })).toEqual({ kind: 'same' });
    }),
  );
});
