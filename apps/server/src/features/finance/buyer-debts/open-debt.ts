import { buyerDebt, type Entry } from '@patio/domain/finance/book/book-account.ts';
import type { Posted } from '@patio/domain/finance/book/postings.ts';
import type { AuditSubject } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { writeBooking, type Booking } from '../book/public.ts';
import { moneyMoved, openPurchase, ownersOf, type OpenedPurchase } from '../charges/public.ts';
import { bookDeposit, openDeposit } from '../deposits/public.ts';
import { placeOf } from './debts.store.ts';

/** What the buyer of a charge owes, under the locks of its purchase or deposit. */
export interface OpenedDebt {
  readonly charge: number;
  /** Centavos; nothing is owed: 0. */
  readonly debt: number;
  /** The charge in the book. */
  readonly posted: Posted;
  /** Null: of a deposit. */
  readonly opened: OpenedPurchase | null;
  /** What the audit calls it. */
  readonly subject: AuditSubject;
  readonly book: (
    booking: Pick<Booking, 'kind' | 'key' | 'at' | 'by' | 'reason'>,
    entries: readonly Entry[],
  ) => Promise<void>;
  /** What is asked of the buyer has changed. */
  readonly changed: (at: number) => Promise<void>;
}

/** Locks a charge whose buyer owes something, or did; undefined: there is no such charge. */
export async function openDebt(transaction: Transaction, charge: number): Promise<OpenedDebt | undefined> {
  const place = await placeOf(transaction, charge);
  if (place === undefined) return undefined;
  return place.deposit_code === null
    ? ofPurchase(transaction, charge)
    : ofDeposit(transaction, charge, place.deposit_code);
}

async function ofPurchase(transaction: Transaction, charge: number): Promise<OpenedDebt | undefined> {
  const opened = await openPurchase(transaction, charge);
  const row = opened?.charges.find(({ code }) => code === charge);
  if (opened === undefined || row === undefined) return undefined;
  const { code } = opened.purchase;
  return {
    charge,
    debt: buyerDebt(opened.positionOf(charge).balances),
    posted: { creditor: row.creditor, ...opened.positionOf(charge) },
    opened,
    subject: `purchase ${code}`,
    book: (booking, entries) =>
      writeBooking(
        transaction,
        { ...booking, charge, receipt: null, reference: null },
        ownersOf(row),
        entries,
      ),
    changed: (at) => moneyMoved.publish(null, transaction, { code, at }),
  };
}

async function ofDeposit(
  transaction: Transaction,
  charge: number,
  code: number,
): Promise<OpenedDebt | undefined> {
  const found = await openDeposit(transaction, code);
  if (found === undefined) return undefined;
  const { deposit, position } = found;
  return {
    charge,
    debt: buyerDebt(position.balances),
    posted: { creditor: deposit.creditor, ...position },
    opened: null,
    subject: `offer ${deposit.offer_code}`,
    book: (booking, entries) => bookDeposit(transaction, deposit, booking, entries),
    changed: async () => {},
  };
}
