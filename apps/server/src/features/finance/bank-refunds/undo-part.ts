import { postReceipt } from '@patio/domain/finance/book/postings.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { writeBooking } from '../book/public.ts';
import { followBook, openPurchase, ownersOf } from '../charges/public.ts';
import { bookDeposit, openDeposit, returnLate } from '../deposits/public.ts';
import type { PixDeps } from '../pix/public.ts';
import { bookStray, changeLeft, lockStray } from '../suspense/public.ts';
import { depositOfCharge } from './places.store.ts';
import { referenceOf } from './places/take-from-purchase.ts';
import { partsOfRefund, writePartUndone, type RefundRow } from './refunds.store.ts';

/** A part that is booked in reverse. */
interface Undone {
  readonly part: number;
  readonly amount: number;
  readonly reference: string;
  readonly at: number;
}

/** The bank says that a refund did not leave after all: a part of it is at the bank again, and is used as money that arrives. False: nothing is left to do. */
export async function undoPart(
  deps: PixDeps,
  transaction: Transaction,
  refund: RefundRow,
  at: number,
): Promise<boolean> {
  const [part] = await partsOfRefund(transaction, refund.code);
  if (part === undefined) return false;
  const undone = { part: part.code, amount: part.amount_cents, reference: referenceOf(refund), at };
  if (part.stray_code !== null) await backToStray(transaction, part.stray_code, undone);
  if (part.charge_code !== null) await backToCharge(deps, transaction, part.charge_code, undone);
  await writePartUndone(transaction, part.code, at);
  return true;
}

const bookingOf = ({ part, reference, at }: Undone) =>
  ({ kind: 'bank-refund-undone', key: `bank-refund-undone:${part}`, at, by: null, reference }) as const;

async function backToStray(transaction: Transaction, stray: number, undone: Undone): Promise<void> {
  await lockStray(transaction, stray);
  await changeLeft(transaction, stray, undone.amount);
  await bookStray(transaction, { ...bookingOf(undone), stray, amount: undone.amount });
}

async function backToCharge(
  deps: PixDeps,
  transaction: Transaction,
  code: number,
  undone: Undone,
): Promise<void> {
  const { amount, part, at } = undone;
  const opened = await openPurchase(transaction, code);
  const charge = opened?.charges.find((each) => each.code === code);
  if (opened === undefined || charge === undefined) return backToDeposit(deps, transaction, code, undone);
  const booking = { ...bookingOf(undone), charge: code, receipt: null, reason: null };
  const posted = { creditor: charge.creditor, ...opened.positionOf(code) };
  await writeBooking(transaction, booking, ownersOf(charge), postReceipt(posted, amount));
  const news = {
    charge,
    what: 'received',
    amount,
    by: null,
    at,
    fact: `bank-refund-undone-${part}`,
  } as const;
  await followBook(deps, transaction, opened, news);
}

/** A deposit that the bank has after all: what is owed of it goes back as what is paid late. */
async function backToDeposit(
  deps: PixDeps,
  transaction: Transaction,
  charge: number,
  undone: Undone,
): Promise<void> {
  const code = await depositOfCharge(transaction, charge);
  const opened = code === null ? undefined : await openDeposit(transaction, code);
  if (opened === undefined) throw new Error('A refund is of no charge.');
  const { deposit, position } = opened;
  const entries = postReceipt({ creditor: deposit.creditor, ...position }, undone.amount);
  await bookDeposit(transaction, deposit, bookingOf(undone), entries);
  await returnLate(deps, transaction, deposit.code, undone.at);
}
