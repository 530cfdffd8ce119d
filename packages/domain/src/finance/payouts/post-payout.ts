import { merged, type Balances, type Entry } from '../book/book-account.ts';

/** What of a charge is passed on to its store. Centavos; both negative where a store gives back. */
export interface PassedOn {
  /** Of the money that arrived for the store, before the commission. */
  readonly gross: number;
  readonly commission: number;
}

/** What the store gets for it: less than nothing where it gives back. Centavos. */
export const netOf = ({ gross, commission }: PassedOn): number => gross - commission;

const lines = (entries: readonly Entry[]): readonly Entry[] => entries.filter(({ amount }) => amount !== 0);

function entriesOf({ gross, commission }: PassedOn): readonly Entry[] {
  return lines([
    { account: 'paid-out', amount: gross },
    { account: 'store-commission', amount: 0 - commission },
    { account: 'paying-out', amount: commission - gross },
  ]);
}

function sound({ gross, commission }: PassedOn): void {
  const whole = Number.isSafeInteger(gross) && Number.isSafeInteger(commission);
  if (!whole || (gross === 0 && commission === 0)) throw new RangeError('a payout needs a whole amount');
}

/**
 * Money of a store starts its way to it, less the commission: from now on nothing else can use it. Throws RangeError for more than arrived for
 * the store and was not passed on, for giving back more than was, and for a commission above what is passed on in all.
 */
export function postPayingOut(balances: Balances, passed: PassedOn): readonly Entry[] {
  sound(passed);
  const inAll = balances['paid-out'] + passed.gross;
  const deducted = passed.commission - balances['store-commission'];
  const arrived = 0 - balances['third-party'];
  if (inAll < 0 || (passed.gross > 0 && inAll > arrived))
    throw new RangeError('more is passed on than there is');
  if (deducted < 0 || deducted > inAll) throw new RangeError('more is deducted than is passed on');
  return entriesOf(passed);
}

/** What was on its way to the store has left the bank; none if the commission took all of it. */
export function postPaidOut(passed: PassedOn): readonly Entry[] {
  sound(passed);
  const net = netOf(passed);
  return lines([
    { account: 'paying-out', amount: net },
    { account: 'house-bank', amount: 0 - net },
  ]);
}

/** What was recorded to have left the bank has not: it is on its way, as before. None if the commission took all of it. */
export function postPaidOutUndone(passed: PassedOn): readonly Entry[] {
  return postPaidOut(passed).map(({ account, amount }) => ({ account, amount: 0 - amount }));
}

/** What was on its way did not leave: it is owed to the store again, and the commission is not deducted yet. */
export function postNotPaidOut({ gross, commission }: PassedOn): readonly Entry[] {
  sound({ gross, commission });
  return entriesOf({ gross: 0 - gross, commission: 0 - commission });
}

/**
 * A store gives back what it was passed on too much: the money is at the bank, and its commission is deducted no longer. Both amounts are below
 * zero. Throws RangeError for more than was passed on.
 */
export function postStoreRepaid(balances: Balances, passed: PassedOn): readonly Entry[] {
  if (passed.gross >= 0 || passed.commission > 0) throw new RangeError('nothing is given back');
  return merged([...postPayingOut(balances, passed), ...postPaidOut(passed)]);
}

/** What a store was recorded to have given back was not: it is not at the bank, and the store owes it again. Both amounts are below zero. */
export function postStoreUnrepaid(passed: PassedOn): readonly Entry[] {
  sound(passed);
  const { gross, commission } = passed;
  return lines([
    { account: 'paid-out', amount: 0 - gross },
    { account: 'store-commission', amount: commission },
    { account: 'house-bank', amount: netOf(passed) },
  ]);
}

/**
 * The house gives up what a store owes: the store keeps it, the house has lost it, and the commission is deducted no longer. Both amounts are below
 * zero. Throws RangeError for more than was passed on.
 */
export function postForgiven(balances: Balances, passed: PassedOn): readonly Entry[] {
  if (passed.gross >= 0 || passed.commission > 0) throw new RangeError('nothing is given up');
  const net = netOf(passed);
  return merged([
    ...postPayingOut(balances, passed),
    { account: 'paying-out', amount: net },
    { account: 'house-loss', amount: 0 - net },
  ]);
}

/** What the house gave up is owed again. Both amounts are below zero. */
export function postNotForgiven(passed: PassedOn): readonly Entry[] {
  sound(passed);
  const { gross, commission } = passed;
  return lines([
    { account: 'paid-out', amount: 0 - gross },
    { account: 'store-commission', amount: commission },
    { account: 'house-loss', amount: netOf(passed) },
  ]);
}
