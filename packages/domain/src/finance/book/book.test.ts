import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addEntries, EMPTY, isBalanced, type Balances, type Creditor, type Entry } from './book-account.ts';
import { owedByBuyer } from '../buyer-debts/buyer-debt.ts';
import { receivedOf } from '../charges/charge-state.ts';
import { countedBalances, type CountedCharge } from './counted-balances.ts';
import {
  postAccepted,
  postBankRefund,
  postCancellation,
  postCharge,
  postGivenUp,
  postHeld,
  postKept,
  postMovedIn,
  postMovedOut,
  postOwedAgain,
  postReceipt,
  postReturn,
  postReversal,
  postSending,
  postSent,
  postUnsent,
} from './postings.ts';
import {
  netOf,
  postForgiven,
  postNotForgiven,
  postNotPaidOut,
  postPaidOut,
  postPayingOut,
  postStoreRepaid,
  postStoreUnrepaid,
  type PassedOn,
} from '../payouts/post-payout.ts';

const amounts = fc.integer({ min: 1, max: 3000 });
// Small ones as well, so that what is owed or on its way is often enough for another step.
const moved = fc.oneof(amounts, fc.integer({ min: 1, max: 40 }));
const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ step: fc.constantFrom('receipt', 'receipt', 'held'), amount: amounts }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        step: fc.constantFrom('return', 'send', 'send', 'sent', 'unsent', 'unsent', 'move-out', 'move-in'),
        amount: moved,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        step: fc.constantFrom('accept', 'reverse', 'reverse', 'give-held-back'),
        which: fc.nat(5),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        step: fc.constantFrom('pay-out', 'pay-out', 'take-back', 'paid-out', 'paid-out', 'not-paid-out'),
        amount: moved,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        step: fc.constantFrom('repay', 'forgive', 'unsettle', 'bank-refund'),
        amount: moved,
      }),
    },
    { weight: 1, arbitrary: fc.constant({ step: 'keep' as const }) },
    { weight: 2, arbitrary: fc.record({ step: fc.constantFrom('give-up', 'give-up-again', 'owed-again') }) },
    // Rare, because nothing is open any more after it.
    { weight: 1, arbitrary: fc.constant({ step: 'cancel' as const }) },
  ),
  { maxLength: 25 },
);

/** A receipt of the model: what it brought, and whether it pays, waits, or is gone. */
interface ModelReceipt {
  readonly amount: number;
  state: 'pays' | 'waits' | 'gone';
  /** What the buyer had been given back too much before it was used; below zero: something was owed back. */
  debtBefore: number;
  readonly transactions: (readonly Entry[])[];
}

/** A history of one charge: the book by the postings, and beside it a model that only counts money. */
class History {
  balances: Balances = EMPTY;
  cancelled = false;
  returned = 0;
  sending = 0;
  /** What came from another charge, less what went to one, or was paid and given back by the bank itself. */
  moved = 0;
  /** What was passed on to the store, the commission that was deducted, and what is on its way there: one at a time. */
  passedOn = 0;
  commission = 0;
  way: PassedOn | null = null;
  /** What of the debt of the store it gave back, and what the house gave up, each in the order in which it was. */
  readonly settled: { readonly how: 'repay' | 'forgive'; readonly passed: PassedOn }[] = [];
  kept = 0;
  /** What the house gave up of what was given back too much. */
  givenUp = 0;
  readonly receipts: ModelReceipt[] = [];
  readonly posted: (readonly Entry[])[] = [];
  /** What the postings did otherwise than the model. */
  readonly problems: string[] = [];
  readonly creditor: Creditor;
  readonly amount: number;

  constructor(creditor: Creditor, amount: number) {
    this.creditor = creditor;
    this.amount = amount;
    this.post(postCharge(creditor, amount));
  }

  get net(): number {
    const paid = this.receipts.reduce((sum, { amount, state }) => sum + (state === 'pays' ? amount : 0), 0);
    return paid - this.returned + this.moved;
  }

  get counted(): CountedCharge {
    const { creditor, amount, net, sending, waiting, cancelled, passedOn, commission, way } = this;
    const payingOut = way === null ? 0 : netOf(way);
    const kept = cancelled ? 0 : this.kept;
    const forgiven = this.settled.reduce(
      (sum, { how, passed }) => sum - (how === 'forgive' ? netOf(passed) : 0),
      0,
    );
    const money = { creditor, amount, net, sending, waiting, cancelled, kept };
    return { ...money, passedOn, commission, payingOut, forgiven, givenUp: this.givenUp };
  }

  get waiting(): number {
    return this.receipts.reduce((sum, { amount, state }) => sum + (state === 'waits' ? amount : 0), 0);
  }

  post(entries: readonly Entry[]): readonly Entry[] {
    if (entries.length === 0) return entries;
    if (!isBalanced(entries)) this.problems.push('a transaction does not balance');
    this.posted.push(entries);
    this.balances = addEntries(this.balances, entries);
    return entries;
  }

  take({ step, amount = 0, which = 0 }: { step: string; amount?: number; which?: number }): void {
    const receipt = this.receipts[which];
    if (step === 'receipt') this.bring('pays', amount);
    if (step === 'held') this.bring('waits', amount);
    if (step === 'cancel' && !this.cancelled) {
      this.post(postCancellation(this));
      this.cancelled = true;
    }
    if (step === 'bank-refund') this.refund(amount);
    if (step === 'keep') this.keep();
    if (step.startsWith('give-up')) this.giveUp(owedByBuyer(this.balances, step === 'give-up-again'));
    if (step === 'owed-again' && this.tried(this.givenUp > 0, () => postOwedAgain(this, this.givenUp)))
      this.givenUp = 0;
    if (step === 'return') this.giveBack(amount);
    const [owed, way] = [-this.balances.user, -this.balances.sending];
    if (step === 'send' && this.tried(owed >= amount, () => postSending(this, amount)))
      this.sending += amount;
    if (step === 'sent' && this.tried(way >= amount, () => postSent(this, amount))) {
      this.sending -= amount;
      this.returned += amount;
    }
    if (step === 'unsent' && this.tried(way >= amount, () => postUnsent(this, amount)))
      this.sending -= amount;
    if (step === 'move-out' && this.tried(owed >= amount, () => postMovedOut(this, amount)))
      this.moved -= amount;
    const lacks = (this.cancelled ? 0 : this.balances.receivable) + Math.max(0, 0 - owed - way);
    if (step === 'move-in' && this.tried(lacks >= amount, () => postMovedIn(this, amount)))
      this.moved += amount;
    if (step === 'accept' && receipt?.state === 'waits') {
      receipt.debtBefore = this.balances.user;
      receipt.transactions.push(this.post(postAccepted(this, receipt.amount)));
      receipt.state = 'pays';
    }
    if (step === 'give-held-back' && receipt?.state === 'waits') {
      this.post(postReturn(this, receipt.amount, 'suspense'));
      receipt.state = 'gone';
    }
    if (step === 'pay-out') this.payOut({ gross: amount, commission: Math.floor(amount / 10) });
    if (step === 'take-back') this.payOut({ gross: -amount, commission: 0 });
    if (step === 'repay' || step === 'forgive') this.settle(step, { gross: -amount, commission: 0 });
    if (step === 'unsettle') this.unsettle();
    if (step === 'paid-out' || step === 'not-paid-out') this.endPayout(step === 'paid-out');
    if (step === 'reverse' && receipt !== undefined && receipt.state !== 'gone') this.reverse(receipt);
  }

  refund(amount: number): void {
    const entries = this.post(postBankRefund(this, amount));
    const ofBuyer = entries.find(({ account }) => account === 'user')?.amount ?? 0;
    this.returned += ofBuyer;
    this.moved -= amount - ofBuyer;
  }

  giveUp(debt: number): void {
    if (this.tried(debt > 0, () => postGivenUp(this, debt))) this.givenUp += debt;
  }

  keep(): void {
    const { creditor, cancelled, balances, kept, amount } = this;
    const held = creditor === 'deposit' && !cancelled && balances.receivable === 0 && kept === 0;
    if (this.tried(held, () => postKept(this))) this.kept = amount;
  }

  /** Posts what should be possible, and notes if the postings decide otherwise. */
  tried(possible: boolean, entries: () => readonly Entry[]): boolean {
    try {
      this.post(entries());
      if (!possible) this.problems.push('what is impossible was posted');
      return true;
    } catch {
      if (possible) this.problems.push('what is possible was not posted');
      return false;
    }
  }

  payOut(passed: PassedOn): void {
    if (this.way !== null) return;
    const ofStore = this.creditor === 'store' && !this.cancelled;
    const arrived = ofStore ? Math.min(this.amount, this.net + this.givenUp - this.sending) : 0;
    const inAll = this.passedOn + passed.gross;
    const deducted = this.commission + passed.commission;
    const possible = inAll >= 0 && (passed.gross < 0 || inAll <= arrived) && deducted <= inAll;
    if (!this.tried(possible, () => postPayingOut(this.balances, passed))) return;
    this.passedOn = inAll;
    this.commission = deducted;
    this.way = passed;
  }

  settle(how: 'repay' | 'forgive', passed: PassedOn): void {
    const inAll = this.passedOn + passed.gross;
    const post = how === 'repay' ? postStoreRepaid : postForgiven;
    if (!this.tried(inAll >= this.commission, () => post(this.balances, passed))) return;
    this.passedOn = inAll;
    this.settled.push({ how, passed });
  }

  unsettle(): void {
    const last = this.settled.pop();
    if (last === undefined) return;
    this.post(last.how === 'repay' ? postStoreUnrepaid(last.passed) : postNotForgiven(last.passed));
    this.passedOn -= last.passed.gross;
  }

  endPayout(made: boolean): void {
    const passed = this.way;
    if (passed === null) return;
    this.post(made ? postPaidOut(passed) : postNotPaidOut(passed));
    this.way = null;
    if (made) return;
    this.passedOn -= passed.gross;
    this.commission -= passed.commission;
  }

  bring(state: 'pays' | 'waits', amount: number): void {
    const debtBefore = state === 'pays' ? this.balances.user : 0;
    const entries = state === 'pays' ? postReceipt(this, amount) : postHeld(amount);
    this.receipts.push({ amount, state, debtBefore, transactions: [this.post(entries)] });
  }

  giveBack(amount: number): void {
    if (this.tried(-this.balances.user >= amount, () => postReturn(this, amount, 'user')))
      this.returned += amount;
  }

  reverse(receipt: ModelReceipt): void {
    const without = this.net + this.givenUp - this.sending - (receipt.state === 'pays' ? receipt.amount : 0);
    const entries = postReversal(this, receipt.transactions.flat(), receipt.debtBefore);
    // What went back to the buyer came from somewhere: it cannot be taken back too. What paid a debt can.
    const spent = 0 - without > Math.max(receipt.debtBefore, this.balances.user, 0);
    if ((entries === null) !== spent) this.problems.push('a reversal was decided otherwise');
    if (entries === null) return;
    this.post(entries);
    receipt.state = 'gone';
  }
}

it('every history balances, and its balances are what a count of the money gives', () => {
  fc.assert(
    fc.property(fc.constantFrom('house', 'store', 'deposit'), amounts, steps, (creditor, amount, taken) => {
      const history = new History(creditor, amount);
      for (const each of taken) history.take(each);
      const { balances } = history;
      expect(history.problems).toEqual([]);
      expect(balances).toEqual(countedBalances(history.counted));
      expect(receivedOf({ balances, returned: history.returned - history.moved })).toBe(
        history.net + history.returned - history.moved,
      );
      expect(addEntries(EMPTY, history.posted.flat())).toEqual(balances);
    }),
    { numRuns: 2000 },
  );
});
