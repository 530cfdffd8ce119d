import { CLAIM_OF, EMPTY, type AccountKind, type Balances, type Creditor } from './book-account.ts';

/** A charge and the money that moved for it, in centavos. */
export interface CountedCharge {
  readonly creditor: Creditor;
  readonly amount: number;
  /** Receipts that count and what came from another charge, without what went back to the buyer, by us or by the bank, or to another charge. */
  readonly net: number;
  /** What is on its way back to the buyer and has not left the bank. */
  readonly sending: number;
  /** Receipts of other payers that wait, or that are to go back to them. */
  readonly waiting: number;
  readonly cancelled: boolean;
  /** What of it was passed on to its store, was deducted as commission then, and has not left the bank yet. */
  readonly passedOn: number;
  readonly commission: number;
  readonly payingOut: number;
  /** What of it its store owes no longer, because the house gave it up; it counts as passed on no more. */
  readonly forgiven: number;
  /** What its buyer was given back too much, and owes no longer, because the house gave it up. */
  readonly givenUp: number;
  /** What of a deposit the house keeps. */
  readonly kept: number;
}

/** The balances that follow from counting the money alone, without looking at any entry: what a sound book must show. */
export function countedBalances({
  creditor,
  amount,
  net,
  sending,
  waiting,
  cancelled,
  passedOn,
  commission,
  payingOut,
  forgiven,
  givenUp,
  kept,
}: CountedCharge): Balances {
  const usable = net - sending + givenUp;
  // More may have left than arrived: the buyer owes it.
  const open = cancelled ? 0 : Math.min(amount, Math.max(0, amount - usable));
  const paid = cancelled ? 0 : amount - open;
  const claim: Readonly<Partial<Record<AccountKind, number>>> = cancelled
    ? {}
    : creditor === 'store'
      ? { store: 0 - open, 'third-party': 0 - paid }
      : kept > 0
        ? { deposits: 0 - (amount - kept), 'house-revenue': 0 - kept }
        : { [CLAIM_OF[creditor]]: 0 - amount };
  return {
    ...EMPTY,
    receivable: open,
    user: 0 - (usable - paid),
    'house-bank': net + waiting - (passedOn - commission - payingOut) - forgiven,
    suspense: 0 - waiting,
    sending: 0 - sending,
    'paid-out': passedOn,
    'store-commission': 0 - commission,
    'paying-out': 0 - payingOut,
    'house-loss': forgiven,
    'buyer-loss': givenUp,
    ...claim,
  };
}
