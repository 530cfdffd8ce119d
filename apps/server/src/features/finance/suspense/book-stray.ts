import { postStray, type StrayBooking } from '@patio/domain/finance/stray-pix/stray-pix.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { writeStrayBooking } from '../book/public.ts';

/** What is booked of a Pix without a charge; amount in centavos, instant in epoch milliseconds. */
interface Booked {
  readonly stray: number;
  readonly kind: StrayBooking;
  readonly amount: number;
  readonly at: number;
  /** Null: the program. */
  readonly by: number | null;
  readonly reference: string | null;
  /** The same is booked once. */
  readonly key: string;
}

/** Books what became of a Pix without a charge. */
export async function bookStray(transaction: Transaction, booked: Booked): Promise<void> {
  const { kind, amount, ...rest } = booked;
  await writeStrayBooking(transaction, { ...rest, kind }, postStray(kind, amount));
}
