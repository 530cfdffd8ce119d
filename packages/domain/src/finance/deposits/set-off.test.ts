import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addEntries,
  EMPTY,
  isBalanced,
  type Balances,
  type Creditor,
  type Entry,
} from '../book/book-account.ts';
import { countedBalances } from '../book/counted-balances.ts';
import {
  postCancellation,
  postCharge,
  postKept,
  postMovedIn,
  postMovedOut,
  postReceipt,
} from '../book/postings.ts';
import { amountToPay } from '../pix/decide-pix-charge.ts';
import type { DepositFacts, DepositPurchase } from './deposit-step.ts';
import { decideUse, leftToPay, setOffNow } from './set-off.ts';

const purchase: DepositPurchase = {
  code: 1,
  unpaid: true,
  defaultedAt: null,
  dueAt: 10,
  regretted: false,
  awaitsPrice: false,
};
const held: DepositFacts = {
  state: 'held',
  askedAt: 0,
  over: true,
  leads: false,
  comesBackUntil: null,
  purchase,
  decideBy: null,
};

describe('a deposit', () => {
  it.each<[string, Partial<DepositFacts>, ReturnType<typeof decideUse>]>([
    ['that is held, of a purchase to be paid', {}, 'allowed'],
    ['of no purchase', { purchase: null }, 'no-purchase'],
    ['of a purchase that is paid or undone', { purchase: { ...purchase, unpaid: false } }, 'no-purchase'],
    ['that awaits a decision', { decideBy: 5 }, 'undecided'],
    ['that goes back', { state: 'returning' }, 'not-held'],
    ['that was used', { state: 'used' }, 'not-held'],
  ])('%s', (_which, facts, decision) => {
    expect(decideUse({ ...held, ...facts })).toBe(decision);
  });

  it.each([
    ['everything else is paid', 100, { price: 100, others: 0 }, 100],
    ['the price lacks less', 100, { price: 60, others: 0 }, 60],
    ['the price lacks more', 100, { price: 101, others: 0 }, 0],
    ['something else is open', 100, { price: 100, others: 1 }, 0],
    ['nothing is open', 100, { price: 0, others: 0 }, 0],
  ])('pays when %s', (_when, deposit, open, paid) => {
    expect(setOffNow(deposit, open)).toBe(paid);
  });

  it('leaves the rest to be paid', () => {
    expect(leftToPay(1000, 100)).toBe(900);
    expect(leftToPay(50, 100)).toBe(0);
    const open = { open: 1000, owed: 0, reserved: 100, cancelled: false, approved: false };
    expect(amountToPay(open)).toBe(900);
    expect(amountToPay({ ...open, cancelled: true })).toBe(0);
  });
});

/** A charge with its book. */
class Charge {
  balances: Balances = EMPTY;
  cancelled = false;
  received = 0;
  movedIn = 0;
  movedOut = 0;
  kept = 0;
  balanced = true;
  readonly creditor: Creditor;
  readonly amount: number;

  constructor(creditor: Creditor, amount: number) {
    this.creditor = creditor;
    this.amount = amount;
    this.post(postCharge(creditor, amount));
  }

  post(entries: readonly Entry[]): void {
    this.balanced &&= isBalanced(entries);
    this.balances = addEntries(this.balances, entries);
  }

  pay(amount: number): void {
    this.post(postReceipt(this, amount));
    this.received += amount;
  }

  cancel(): void {
    if (!this.cancelled) this.post(postCancellation(this));
    this.cancelled = true;
  }

  /** What a sound book must show, from counting the money alone. */
  get expected(): Balances {
    const { creditor, amount, cancelled, kept } = this;
    const net = this.received + this.movedIn - this.movedOut;
    const nothing = {
      sending: 0,
      waiting: 0,
      passedOn: 0,
      commission: 0,
      payingOut: 0,
      forgiven: 0,
      givenUp: 0,
    };
    return countedBalances({ creditor, amount, net, cancelled, kept, ...nothing });
  }
}

/** A purchase with a deposit that may pay its price, as the server does it. */
class Sale {
  readonly price: Charge;
  readonly fee: Charge;
  readonly deposit: Charge;
  state: 'held' | 'used' | 'kept' | 'returning' = 'held';
  chosen = false;

  constructor(seller: 'house' | 'store', deposit: number) {
    this.price = new Charge(seller, 1000);
    this.fee = new Charge('house', 80);
    this.deposit = new Charge('deposit', deposit);
    this.deposit.pay(deposit);
  }

  get open() {
    return { price: this.price.balances.receivable, others: this.fee.balances.receivable };
  }

  take(step: string, amount: number): void {
    const { price, fee, deposit, open } = this;
    const reserved = this.chosen && this.state === 'held' ? deposit.amount : 0;
    const asked = leftToPay(open.price, reserved);
    if (step === 'pay-price') price.pay(amount);
    if (step === 'pay-asked' && asked > 0 && !price.cancelled) price.pay(asked);
    if (step === 'pay-fee') fee.pay(amount);
    const unpaid = !price.cancelled && open.price + open.others > 0;
    if (step === 'choose' && this.state === 'held' && unpaid) this.chosen = true;
    if (step === 'take-back' && this.state === 'held' && unpaid) this.chosen = false;
    if (step === 'undo') {
      price.cancel();
      fee.cancel();
    }
    if (step === 'keep' && this.state === 'held' && price.cancelled) {
      deposit.post(postKept(deposit));
      deposit.kept = deposit.amount;
      this.state = 'kept';
    }
    if (step === 'return' && this.state === 'held' && !unpaid) {
      deposit.cancel();
      this.state = 'returning';
    }
    this.follow();
  }

  follow(): void {
    const { price, deposit } = this;
    if (!this.chosen || this.state !== 'held') return;
    const amount = setOffNow(deposit.amount, this.open);
    if (amount === 0) return;
    deposit.cancel();
    deposit.post(postMovedOut(deposit, amount));
    deposit.movedOut += amount;
    price.post(postMovedIn(price, amount));
    price.movedIn += amount;
    this.state = 'used';
  }
}

it('in every history a deposit pays, stands, goes back or is kept, and the seller gets the price to the centavo', () => {
  const steps = fc.array(
    fc.tuple(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom('pay-price', 'pay-asked', 'pay-asked', 'pay-fee', 'choose') },
        { weight: 2, arbitrary: fc.constantFrom('take-back', 'keep', 'return') },
        { weight: 1, arbitrary: fc.constant('undo') },
      ),
      fc.constantFrom(80, 80, 900, 1000, 40, 500),
    ),
    { maxLength: 14 },
  );
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom('house', 'store'),
      fc.constantFrom(100, 400, 1500),
      steps,
      (seller, amount, taken) => {
        const sale = new Sale(seller, amount);
        for (const [step, paid] of taken) sale.take(step, paid);
        const { price, fee, deposit, state } = sale;
        for (const charge of [price, fee, deposit]) {
          expect(charge.balanced).toBe(true);
          expect(charge.balances).toEqual(charge.expected);
        }
        const bank = [price, fee, deposit].reduce((sum, { balances }) => sum + balances['house-bank'], 0);
        expect(bank).toBe(price.received + fee.received + amount);
        // Until it pays it stands whole, whatever was chosen.
        if (state === 'held') expect(deposit.balances.deposits).toBe(0 - amount);
        expect(price.movedIn > 0).toBe(state === 'used');
        if (state === 'used' && !price.cancelled) {
          expect(sale.open).toEqual({ price: 0, others: 0 });
          if (seller === 'store') expect(price.balances['third-party']).toBe(-1000);
          expect(price.movedIn).toBeLessThanOrEqual(amount);
          expect(0 - deposit.balances.user).toBe(amount - price.movedIn);
        }
        if (price.cancelled && state === 'used')
          expect(0 - price.balances.user - deposit.balances.user).toBe(price.received + amount);
        seen.add(`${state} ${price.cancelled}`);
      },
    ),
    { numRuns: 3000 },
  );
  expect(seen.size).toBeGreaterThanOrEqual(6);
});
