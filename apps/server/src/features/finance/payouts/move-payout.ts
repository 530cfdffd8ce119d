import type { Balances, BookingKind, Entry } from '@patio/domain/finance/book/book-account.ts';
import {
  postForgiven,
  postNotForgiven,
  postNotPaidOut,
  postPaidOut,
  postPaidOutUndone,
  postPayingOut,
  postStoreRepaid,
  postStoreUnrepaid,
} from '@patio/domain/finance/payouts/post-payout.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { positionsOf, writeBooking } from '../book/public.ts';
import { lockClaimed } from './claims.store.ts';
import type { PartRow } from './payouts.store.ts';

type Moved = Extract<
  BookingKind,
  | 'paying-out'
  | 'paid-out'
  | 'not-paid-out'
  | 'reversal'
  | 'store-repaid'
  | 'store-unrepaid'
  | 'debt-forgiven'
  | 'debt-restored'
>;

type MovedPart = Pick<PartRow, 'payout_code' | 'charge' | 'gross' | 'commission'>;

const POSTINGS: Readonly<Record<Moved, (balances: Balances, part: MovedPart) => readonly Entry[]>> = {
  'paying-out': postPayingOut,
  'paid-out': (_, part) => postPaidOut(part),
  'not-paid-out': (_, part) => postNotPaidOut(part),
  reversal: (_, part) => postPaidOutUndone(part),
  'store-repaid': postStoreRepaid,
  'store-unrepaid': (_, part) => postStoreUnrepaid(part),
  'debt-forgiven': postForgiven,
  'debt-restored': (_, part) => postNotForgiven(part),
};

/**
 * Books a movement of every part of a payout, of what a store gave back, or of what it owes no longer, each at its charge: all of them, or none.
 * The caller holds the lock of the store.
 */
export async function bookPayout(
  transaction: Transaction,
  parts: readonly MovedPart[],
  {
    kind,
    by,
    at,
    reference,
    reason = null,
    again = 0,
  }: {
    readonly kind: Moved;
    readonly by: number;
    readonly at: number;
    readonly reference: string | null;
    readonly reason?: string | null;
    /** How often it was taken back that it had left. */
    readonly again?: number;
  },
): Promise<void> {
  const charges = parts.map(({ charge }) => charge);
  const owners = new Map((await lockClaimed(transaction, charges)).map((row) => [row.code, row]));
  const positionOf = await positionsOf(transaction, charges);
  for (const part of parts) {
    const { charge, payout_code: payout } = part;
    const own = owners.get(charge);
    if (own === undefined) throw new Error('A payout is about a charge that is gone.');
    const entries = POSTINGS[kind](positionOf(charge).balances, part);
    // What the commission took whole never leaves the bank.
    if (entries.length === 0) continue;
    const of = kind === 'reversal' ? 'reversal:paid-out' : kind;
    const key = `${of}:${payout}:${charge}${again === 0 ? '' : `:${again}`}`;
    const booking = { kind, charge, receipt: null, at, by, reference, reason, key };
    await writeBooking(transaction, booking, own, entries);
  }
}
