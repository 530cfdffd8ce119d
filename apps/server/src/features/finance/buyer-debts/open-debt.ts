import { buyerDebt, type Entry } from '@patio/domain/finance/book/book-account.ts';
import { owedByBuyer } from '@patio/domain/finance/buyer-debts/buyer-debt.ts';
import type { Posted } from '@patio/domain/finance/book/postings.ts';
import type { AuditSubject } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { writeBooking, type Booking } from '../book/public.ts';
import { moneyMoved, openPurchase, ownersOf, type OpenedPurchase } from '../charges/public.ts';
import { bookDeposit, openDeposit } from '../deposits/public.ts';
import { isOwedAgain, placeOf } from './debts.store.ts';

/** What the buyer of a charge owes, under the locks of its purchase or deposit. */
export interface OpenedDebt {
  readonly charge: number;
  /** What was given back too much, which they may be asked for; nothing: 0. Centavos. */
  readonly debt: number;
  /** The same with what a completed purchase lacks again, all of which may be given up. */
  readonly owed: number;
  /** A completed purchase lacks it again: its buyer is asked for it as for any charge. */
  readonly again: boolean;
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
  const { balances } = opened.positionOf(charge);
  const again = await isOwedAgain(transaction, charge);
  return {
    charge,
    debt: buyerDebt(balances),
    owed: owedByBuyer(balances, again),
    again,
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
    owed: buyerDebt(position.balances),
    again: false,
    posted: { creditor: deposit.creditor, ...position },
    opened: null,
    subject: `offer ${deposit.offer_code}`,
    book: (booking, entries) => bookDeposit(transaction, deposit, booking, entries),
    changed: async () => {},
  };
}
