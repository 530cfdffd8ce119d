import type { Transaction } from '../../../platform/db/database.ts';
import { bookStray } from './book-stray.ts';
import {
  changeLeft,
  lockStray,
  lockStrayOf,
  returnedOf,
  recordedOf,
  type LockedStray,
} from './strays.store.ts';

/** A recording whose money may stand on suspense; amount in centavos. */
interface Taken {
  /** A receipt by its code, what a store gave back, a movement of a statement that was said to be the Pix, or a corrected reference; each is booked once. */
  readonly recording:
    | number
    | `repayment-${number}`
    | `repayment-${number}-${number}`
    | `line-${number}-${number}`
    | `correction-${number}-${number}`;
  readonly amount: number;
  readonly reference: string;
  readonly by: number | null;
  readonly at: number;
}

/**
 * Takes what staff record from suspense, if its reference is that of a Pix without a charge: the same money is never in the book twice. The caller
 * holds the reference (`cameInWith`). `short`: less of it is left.
 */
export async function takeStray(transaction: Transaction, taken: Taken): Promise<'taken' | 'none' | 'short'> {
  return take(transaction, await lockStrayOf(transaction, namedBy(taken)), taken);
}

/** The same for a Pix that the caller names, in centavos that may be none. */
export async function takeFromStray(
  transaction: Transaction,
  code: number,
  taken: Taken,
): Promise<'taken' | 'none' | 'short'> {
  return take(transaction, await lockStray(transaction, code), taken);
}

async function take(transaction: Transaction, stray: LockedStray | undefined, taken: Taken) {
  const { recording, amount, reference, by, at } = taken;
  if (stray === undefined) return 'none';
  if (stray.left_cents < amount) return 'short';
  if (amount === 0) return 'taken';
  await changeLeft(transaction, stray.code, -amount);
  const key = `stray-taken:${recording}`;
  await bookStray(transaction, { stray: stray.code, kind: 'stray-taken', amount, at, by, reference, key });
  return 'taken';
}

/**
 * A recording was taken back, and no longer stands: its money is on suspense again, if it is that of a Pix without a charge, and as far as no
 * other recording and no return has it. The caller holds the reference since before it wrote that: the bank may tell of the money at this moment.
 */
export async function giveStrayBack(transaction: Transaction, taken: Taken): Promise<void> {
  await giveBack(transaction, await lockStrayOf(transaction, namedBy(taken)), taken);
}

/** The same for a Pix that the caller names. */
export async function giveBackToStray(transaction: Transaction, code: number, taken: Taken): Promise<void> {
  await giveBack(transaction, await lockStray(transaction, code), taken);
}

async function giveBack(
  transaction: Transaction,
  stray: LockedStray | undefined,
  taken: Taken,
): Promise<void> {
  const { recording, amount, reference, by, at } = taken;
  if (stray === undefined) return;
  const told = await recordedOf(transaction, stray.end_to_end_id.toUpperCase());
  const elsewhere = told + (await returnedOf(transaction, stray.code));
  const back = Math.min(amount, stray.amount_cents - stray.left_cents - elsewhere);
  if (back <= 0) return;
  await changeLeft(transaction, stray.code, back);
  const key = `stray-back:${recording}`;
  await bookStray(transaction, { stray: stray.code, kind: 'stray', amount: back, at, by, reference, key });
}

const namedBy = ({ recording, reference }: Taken) => ({
  reference,
  ofStore: String(recording).startsWith('repayment-'),
});
