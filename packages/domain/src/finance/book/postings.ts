import { isCentavos, type Centavos } from '../../money/centavos.ts';
import {
  addEntries,
  buyerDebt,
  CLAIM_OF,
  merged,
  type Balances,
  type Creditor,
  type Entry,
} from './book-account.ts';

/** The charge that a transaction is about: who it is for, and what its entries add up to before. */
export interface Posted {
  readonly creditor: Creditor;
  readonly balances: Balances;
  readonly cancelled: boolean;
}

const line = (account: Entry['account'], amount: number): Entry => ({ account, amount });

function soundAmount(amount: Centavos): void {
  if (!isCentavos(amount) || amount === 0) throw new RangeError('a posting needs a whole amount above zero');
}

/** A charge comes about: the buyer owes it, to whom it is for. */
export function postCharge(creditor: Creditor, amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  return [line('receivable', amount), line(CLAIM_OF[creditor], -amount)];
}

/** Part of a charge is paid; money for a store is kept apart from then on. */
function pay(creditor: Creditor, amount: number): readonly Entry[] {
  const apart = creditor === 'store' ? [line('store', amount), line('third-party', -amount)] : [];
  return [line('receivable', -amount), ...apart];
}

/** What a charge is of, in centavos; nothing once it is cancelled. */
const chargedOf = (balances: Balances): number =>
  0 - balances['house-revenue'] - balances.deposits - balances.store - balances['third-party'];

/**
 * Money that came is used: for what the charge still lacks; the rest is the buyer's. Less than nothing is money that left: of what is the
 * buyer's first, then of what was paid, so that the charge lacks it again; what is above that the buyer owes.
 */
function use({ creditor, balances, cancelled }: Posted, amount: number): readonly Entry[] {
  const charged = cancelled ? 0 : chargedOf(balances);
  const before = cancelled ? 0 : charged - balances.receivable;
  const usable = before - balances.user + amount;
  const paid = Math.min(Math.max(usable, 0), charged) - before;
  return [...pay(creditor, paid), line('user', paid - amount)];
}

/** A receipt of the buyer: too much, or after a cancellation, is owed back. */
export function postReceipt(charge: Posted, amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  return merged([line('house-bank', amount), ...use(charge, amount)]);
}

/** A receipt whose payer is another one: it waits for a decision, and pays nothing yet. */
export function postHeld(amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  return [line('house-bank', amount), line('suspense', -amount)];
}

/** A held receipt was accepted. */
export function postAccepted(charge: Posted, amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  return merged([line('suspense', amount), ...use(charge, amount)]);
}

/** A bank gave money of a charge back without being asked: it has left, whatever the charge makes of it. */
export function postBankRefund(charge: Posted, amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  return merged([line('house-bank', -amount), ...use(charge, -amount)]);
}

/** The house gives up what a buyer owes of a charge: it is a loss and no money moves, but the charge is paid as if it had come. */
export function postGivenUp(charge: Posted, amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  return merged([line('buyer-loss', amount), ...use(charge, amount)]);
}

/** The house gives up no longer what a buyer owed: it counts as if it left now, so that the charge may lack it. */
export function postOwedAgain(charge: Posted, amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  return merged([line('buyer-loss', -amount), ...use(charge, -amount)]);
}

/** Money goes back: what is owed to the buyer, or a held receipt to its payer. Throws RangeError for more than there is. */
export function postReturn(
  { balances }: Posted,
  amount: Centavos,
  from: 'user' | 'suspense',
): readonly Entry[] {
  soundAmount(amount);
  if (-balances[from] < amount) throw new RangeError('more is returned than is owed');
  return [line(from, amount), line('house-bank', -amount)];
}

/** What is owed back starts its way to the buyer: from now on nothing else can use it. Throws RangeError for more than is owed. */
export function postSending({ balances }: Posted, amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  if (-balances.user < amount) throw new RangeError('more is sent than is owed');
  return [line('user', amount), line('sending', -amount)];
}

/** What was on its way has left the bank. */
export function postSent({ balances }: Posted, amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  if (-balances.sending < amount) throw new RangeError('more left than was on its way');
  return [line('sending', amount), line('house-bank', -amount)];
}

/** What was recorded to have left the bank has not: it is on its way, as before. */
export function postNotSent(amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  return [line('house-bank', amount), line('sending', -amount)];
}

/** What was on its way did not leave: it pays what the charge lacks by now, and the rest is owed back again. */
export function postUnsent(charge: Posted, amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  if (-charge.balances.sending < amount) throw new RangeError('more came back than was on its way');
  return merged([line('sending', amount), ...use(charge, amount)]);
}

/** A deposit that was paid in full is kept: it is the house's from now on. Throws RangeError for a charge that is none, or not paid. */
export function postKept({ creditor, balances, cancelled }: Posted): readonly Entry[] {
  const held = -balances.deposits;
  if (creditor !== 'deposit' || cancelled || balances.receivable !== 0 || held <= 0)
    throw new RangeError('only a deposit that is held can be kept');
  return [line('deposits', held), line('house-revenue', -held)];
}

/** What is owed back pays another charge: it leaves this one. Throws RangeError for more than is owed. */
export function postMovedOut(charge: Posted, amount: Centavos): readonly Entry[] {
  return postReturn(charge, amount, 'user');
}

/** The same money in the charge that it pays. Throws RangeError for more than that one lacks, and was given back of it too much. */
export function postMovedIn(charge: Posted, amount: Centavos): readonly Entry[] {
  soundAmount(amount);
  if (charge.balances.receivable + buyerDebt(charge.balances) < amount)
    throw new RangeError('more is moved than is open');
  return postReceipt(charge, amount);
}

/** What a charge lacks is paid with what is owed back; what was returned too much is owed again. */
function balanced(creditor: Creditor, balances: Balances): readonly Entry[] {
  const { receivable, user } = balances;
  const charged = chargedOf(balances);
  const moved = user > 0 ? 0 - Math.min(user, charged - receivable) : Math.min(receivable, 0 - user);
  return [...pay(creditor, moved), line('user', moved)];
}

/** Nothing is owed any more, and what was paid is the buyer's. */
function settled(balances: Balances): readonly Entry[] {
  const ended = (['receivable', 'store', 'third-party', 'house-revenue', 'deposits'] as const).map(
    (account) => line(account, -balances[account]),
  );
  return [...ended, line('user', -ended.reduce((sum, { amount }) => sum + amount, 0))];
}

/** A charge is cancelled: what is open lapses, what was paid is owed back. */
export function postCancellation({ balances }: Posted): readonly Entry[] {
  return merged(settled(balances));
}

/**
 * A wrong recording is taken back: its entries in reverse, and the charge is paid with what is left of the other receipts. Null: more than
 * those was returned already. `debtBefore`: what the buyer had been given back too much before the recording (centavos): that may be owed again.
 */
export function postReversal(
  charge: Posted,
  recorded: readonly Entry[],
  debtBefore: Centavos,
): readonly Entry[] | null {
  const { creditor, balances, cancelled } = charge;
  const reversed = recorded.map(({ account, amount }) => line(account, 0 - amount));
  const after = addEntries(balances, reversed);
  const moved = cancelled ? settled(after) : balanced(creditor, after);
  const whole = [...reversed, ...moved];
  const left = addEntries(balances, whole);
  // What the bank gave back by itself was of this receipt.
  const spent =
    left.user > Math.max(debtBefore, balances.user, 0) ||
    left.suspense > 0 ||
    left.receivable > Math.max(0, chargedOf(left));
  return spent ? null : merged(whole);
}
