import { describe, expect, it } from 'vitest';
import { decideSaleStep } from './decide-sale-step.ts';
import type { SaleFacts } from './decide-sale-step.ts';
import { OFFER_STATUSES } from '../../catalogue/catalogue/offer-status.ts';
import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';
import type { Milestone, SaleActor, SaleStep } from './purchase-transitions.ts';

/** Every step there is: from where, by whom, to where, and the date that it writes. */
const STEPS = [
  ['A', 'award', 'system', 'V', 'awaitingContactAt'],
  ['A', 'buy-now', 'buyer', 'V', 'awaitingContactAt'],
  ['A', 'accept-proposal', 'staff', 'V', 'awaitingContactAt'],
  ['A', 'accept-counter', 'buyer', 'V', 'awaitingContactAt'],
  ['A', 'end-without-sale', 'system', 'E', null],
  ['A', 'end-early', 'staff', 'E', null],
  ['E', 'accept-conditional', 'staff', 'V', 'awaitingContactAt'],
  ['E', 'accept-second-chance', 'buyer', 'V', 'awaitingContactAt'],
  ['V', 'default', 'staff', 'E', null],
  ['C', 'default', 'staff', 'E', null],
  ['L', 'default', 'staff', 'E', null],
  ['V', 'start-negotiation', 'staff', 'V', 'negotiationAt'],
  ['V', 'await-credit', 'staff', 'C', 'awaitingCreditAt'],
  ['C', 'release-credit', 'staff', 'L', 'awaitingWithdrawalAt'],
  ['V', 'skip-credit', 'staff', 'L', 'awaitingWithdrawalAt'],
  ['L', 'complete', 'staff', 'X', 'completedAt'],
  ['E', 'reopen', 'staff', 'A', null],
  ['V', 'reopen', 'staff', 'A', null],
  ['C', 'reopen', 'staff', 'A', null],
  ['L', 'reopen', 'staff', 'A', null],
] as const satisfies readonly (readonly [OfferStatus, SaleStep, SaleActor, OfferStatus, Milestone | null])[];

const ACTORS = ['system', 'buyer', 'staff'] as const;
const NAMES = [...new Set(STEPS.map(([, name]) => name))];

/** A sale in which nothing speaks against a step. */
const free = (status: OfferStatus, step: SaleStep): SaleFacts => ({
  status,
  negotiationAt: null,
  cancelledAt: step === 'reopen' ? 5 : null,
  conditional: true,
  secondChance: true,
  unpaidAgain: true,
});

describe('the steps of a sale, S-11', () => {
  it.each(STEPS)('from %s: %s by %s leads to %s and dates %s', (from, step, actor, status, sets) => {
    expect(decideSaleStep(free(from, step), step, actor)).toEqual({ kind: 'moved', status, sets });
  });

  it('are for nobody else, and from nowhere else', () => {
    expect(OFFER_STATUSES).toEqual(['A', 'E', 'V', 'C', 'L', 'X']);
    for (const status of OFFER_STATUSES) {
      for (const name of NAMES) {
        const own = STEPS.find(([from, step]) => from === status && step === name)?.[2];
        const reason = own === undefined ? 'not-from-here' : 'not-yours';
        for (const actor of ACTORS.filter((each) => each !== own)) {
          expect(decideSaleStep(free(status, name), name, actor)).toEqual({ kind: 'refused', reason });
        }
      }
    }
  });
});

describe('what speaks against a step of a sale', () => {
  const refusal = (status: OfferStatus, step: SaleStep, actor: SaleActor, changes: Partial<SaleFacts>) => {
    const decision = decideSaleStep({ ...free(status, step), ...changes }, step, actor);
    return decision.kind === 'refused' ? decision.reason : null;
  };

  it('is that the best bid is no longer conditional, rules 0.6', () => {
    expect(refusal('E', 'accept-conditional', 'staff', { conditional: false })).toBe('not-conditional');
  });

  it('is that nobody offered a second chance', () => {
    expect(refusal('E', 'accept-second-chance', 'buyer', { secondChance: false })).toBe('no-second-chance');
    const { secondChance, ...unsaid } = free('E', 'accept-second-chance');
    expect(secondChance).toBe(true);
    expect(decideSaleStep(unsaid, 'accept-second-chance', 'buyer').kind).toBe('refused');
  });

  it('is that a released purchase is paid, or has left', () => {
    expect(refusal('L', 'default', 'staff', { unpaidAgain: false })).toBe('paid');
    const { unpaidAgain, ...unsaid } = free('L', 'default');
    expect(unpaidAgain).toBe(true);
    expect(decideSaleStep(unsaid, 'default', 'staff').kind).toBe('refused');
    expect(refusal('C', 'default', 'staff', { unpaidAgain: false })).toBeNull();
  });

  it('is a payment that was taken back, for what hands the vehicle over', () => {
    const taken = { paymentWithdrawn: true };
    expect(refusal('C', 'release-credit', 'staff', taken)).toBe('payment-withdrawn');
    expect(refusal('V', 'skip-credit', 'staff', taken)).toBe('payment-withdrawn');
    expect(refusal('L', 'complete', 'staff', taken)).toBe('payment-withdrawn');
    expect(refusal('L', 'complete', 'staff', { ...taken, cancelledAt: 5 })).toBe('cancelled');
    expect(refusal('V', 'await-credit', 'staff', taken)).toBeNull();
    expect(refusal('L', 'default', 'staff', taken)).toBeNull();
  });

  it('is a cancellation, for all but re-opening and what happens while the offer is open', () => {
    for (const [status, step, actor] of STEPS.filter(([from]) => from !== 'E' && from !== 'A')) {
      const expected = step === 'reopen' ? null : 'cancelled';
      expect([step, refusal(status, step, actor, { cancelledAt: 5 })]).toEqual([step, expected]);
    }
    expect(refusal('A', 'award', 'system', { cancelledAt: 5 })).toBeNull();
  });

  it('is that a sale to be re-opened was not cancelled; one that ended needs no cancellation', () => {
    for (const status of ['V', 'C', 'L'] as const) {
      expect(refusal(status, 'reopen', 'staff', { cancelledAt: null })).toBe('not-cancelled');
    }
    expect(refusal('E', 'reopen', 'staff', { cancelledAt: null })).toBeNull();
  });
});
