import { describe, expect, it } from 'vitest';
import { completeBankData, missingBankFields, requiresBankData } from './bank-data.ts';
import { answerCancellation, cancelsAtOnce, decideCancellation } from './decide-cancellation.ts';
import type { CancellablePurchase, CancellationRequest } from './decide-cancellation.ts';

const purchase: CancellablePurchase = {
  status: 'V',
  origin: 'buy',
  negotiationAt: null,
  cancelledAt: null,
  underReview: false,
  refusedBefore: false,
  soldRecently: true,
  order: null,
};
const request: CancellationRequest = { textRequired: false, text: null, hasBankData: false };
const order = { invoiceIssued: false, paymentApproved: false, paymentMethod: null };

describe('bank data, C-81', () => {
  it.each([
    [null, false],
    [order, false],
    [{ ...order, invoiceIssued: true }, true],
    [{ ...order, paymentApproved: true, paymentMethod: 'A' }, true],
    [{ ...order, paymentApproved: true, paymentMethod: 'EF' }, true],
    [{ ...order, paymentApproved: true, paymentMethod: 'B' }, false],
    [{ ...order, paymentApproved: true }, false],
    [{ ...order, paymentMethod: 'A' }, false],
  ])('for the order %o: %s', (papers, required) => {
    expect(requiresBankData(papers)).toBe(required);
  });
});

describe('the fields of bank data', () => {
  const whole = {
    bank: 'Banco 1',
    branch: '1',
    account: '2-3',
    pix: null,
    holderIsBuyer: false,
    document: '123',
    name: 'Ana',
    cep: '1',
    cityCode: 3_205_200,
    street: 'Rua A',
  };
  it('needs all but PIX and checks no number, CREQ-16, CREQ-17', () => {
    expect(missingBankFields(whole)).toEqual([]);
    expect(completeBankData({ ...whole, pix: ' ' })).toEqual(whole);
    expect(missingBankFields({})).toEqual([
      'bank',
      'branch',
      'account',
      'holderIsBuyer',
      'document',
      'name',
      'cep',
      'cityCode',
      'street',
    ]);
  });
  it.each(['bank', 'branch', 'account', 'document', 'name', 'cep', 'street'] as const)(
    'counts a blank %s as missing, CREQ-13, CREQ-14, CREQ-15',
    (name) => {
      expect(missingBankFields({ ...whole, [name]: '  ' })).toEqual([name]);
      expect(completeBankData({ ...whole, [name]: '  ' })).toBeNull();
    },
  );
  it('counts no city for none', () => {
    expect(completeBankData({ ...whole, cityCode: 0 })).toBeNull();
    expect(completeBankData({ ...whole, cityCode: null })).toBeNull();
  });
  it('takes "another holder" for an answer and none for none, CREQ-11', () => {
    expect(missingBankFields({ ...whole, holderIsBuyer: null })).toEqual(['holderIsBuyer']);
    expect(completeBankData({ ...whole, holderIsBuyer: true })?.holderIsBuyer).toBe(true);
  });
});

describe('cancelling a purchase, S-13', () => {
  it('cancels at once while there is neither negotiation nor order', () => {
    expect(decideCancellation(purchase, request)).toEqual({ kind: 'cancelled' });
  });
  it.each(['bid', 'proposal'] as const)(
    'never cancels at once what binds: origin %s, rule 0.27',
    (origin) => {
      expect(cancelsAtOnce({ ...purchase, origin })).toBe(false);
      expect(decideCancellation({ ...purchase, origin }, request)).toEqual({ kind: 'awaiting-review' });
    },
  );
  it.each([
    [{ soldRecently: false }, 'term-over'],
    [{ refusedBefore: true }, 'refused-before'],
    [{ soldRecently: false, refusedBefore: true }, 'refused-before'],
  ] as const)('is refused with %o, as its menu is not shown, NEGO-16, C-77', (changes, reason) => {
    for (const origin of ['buy', 'bid', 'proposal'] as const) {
      const decision = decideCancellation({ ...purchase, ...changes, origin }, request);
      expect(decision).toEqual({ kind: 'refused', status: 409, reason });
    }
    const best = { ...purchase, ...changes, status: 'E', conditional: true } as const;
    expect(decideCancellation(best, request)).toEqual({ kind: 'awaiting-review' });
  });
  it.each([{ negotiationAt: 1 }, { order }, { status: 'C' as const }, { status: 'X' as const }])(
    'waits for staff with %o',
    (changes) => {
      expect(decideCancellation({ ...purchase, ...changes }, request)).toEqual({ kind: 'awaiting-review' });
    },
  );
  it.each([{ underReview: true }, { cancelledAt: 1 }])('refuses a second request with %o', (changes) => {
    expect(decideCancellation({ ...purchase, ...changes }, request)).toEqual({
      kind: 'refused',
      status: 409,
      reason: 'already-requested',
    });
  });
  it('finds nothing to cancel on an offer that was not sold', () => {
    const refused = { kind: 'refused', status: 404, reason: 'nothing-to-cancel' };
    expect(decideCancellation({ ...purchase, status: 'A' }, request)).toEqual(refused);
    expect(decideCancellation({ ...purchase, status: 'E' }, request)).toEqual(refused);
  });
  it('asks the sales team about the best bid of a conditional sale, and about no other ended offer', () => {
    const best = { ...purchase, status: 'E', conditional: true } as const;
    expect(decideCancellation(best, request)).toEqual({ kind: 'awaiting-review' });
    expect(decideCancellation({ ...best, underReview: true }, request)).toMatchObject({ status: 409 });
    expect(decideCancellation({ ...best, conditional: false }, request)).toMatchObject({ status: 404 });
  });
  it('demands the text only where the reason does, and at most 500 characters, C-79', () => {
    const faulty = (changes: Partial<CancellationRequest>) =>
      decideCancellation(purchase, { ...request, ...changes });
    const refused = { kind: 'refused', status: 422 };
    for (const text of [null, '', '  ']) {
      expect(faulty({ textRequired: true, text })).toEqual({ ...refused, reason: 'text-missing' });
    }
    expect(faulty({ text: 'a'.repeat(501) })).toEqual({ ...refused, reason: 'text-too-long' });
    expect(faulty({ textRequired: true, text: 'a'.repeat(500) })).toEqual({ kind: 'cancelled' });
  });
  it('demands bank data where a refund is due', () => {
    const paid = { ...purchase, order: { ...order, invoiceIssued: true } };
    expect(decideCancellation(paid, request)).toEqual({
      kind: 'refused',
      status: 422,
      reason: 'bank-data-missing',
    });
    expect(decideCancellation(paid, { ...request, hasBankData: true })).toEqual({ kind: 'awaiting-review' });
  });
  it('dates the answer of staff by the status of the sale', () => {
    const sets = (status: CancellablePurchase['status'], approve: boolean) =>
      answerCancellation({ status, underReview: true, askedByBuyer: true }, approve);
    expect(sets('V', true)).toEqual({ kind: 'answered', sets: 'cancelledAt' });
    expect(sets('X', true)).toEqual({ kind: 'answered', sets: 'cancelledAt' });
    expect(sets('L', false)).toEqual({ kind: 'answered', sets: 'cancellationRejectedAt' });
    expect(sets('X', false)).toEqual({ kind: 'answered', sets: 'saleCancellationRejectedAt' });
    expect(answerCancellation({ status: 'V', underReview: false, askedByBuyer: true }, true)).toEqual({
      kind: 'refused',
      reason: 'not-under-review',
    });
  });
  it('dates no refusal of what the buyer did not ask for', () => {
    const proposed = { status: 'L', underReview: true, askedByBuyer: false } as const;
    expect(answerCancellation(proposed, false)).toEqual({ kind: 'answered', sets: 'nothing' });
    expect(answerCancellation(proposed, true)).toEqual({ kind: 'answered', sets: 'cancelledAt' });
  });
});
