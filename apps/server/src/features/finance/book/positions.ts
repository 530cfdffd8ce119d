import { addEntries, EMPTY, type Balances } from '@patio/domain/finance/book/book-account.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { entriesOf, type BookedEntry } from './book.store.ts';

/** What the book says of a charge. */
export interface Position {
  readonly balances: Balances;
  readonly cancelled: boolean;
  /** What went back to the buyer, in centavos. */
  readonly returned: number;
}

/** Whether an entry says that money went back to the buyer, or that it did not after all. */
const hasReturned = (kind: BookedEntry['kind'], account: BookedEntry['account']): boolean =>
  ((kind === 'return' || kind === 'bank-refund' || kind === 'bank-refund-undone') && account === 'user') ||
  ((kind === 'sent' || kind === 'reversal') && account === 'sending');

const NOTHING: Position = { balances: EMPTY, cancelled: false, returned: 0 };

/** What the book says of charges, each from all its entries. */
export async function positionsOf(
  queries: Queries,
  charges: readonly number[],
): Promise<(charge: number) => Position> {
  const positions = new Map<number, Position>();
  for (const { charge, kind, account, amount } of await entriesOf(queries, charges)) {
    const { balances, cancelled, returned } = positions.get(charge) ?? NOTHING;
    positions.set(charge, {
      balances: addEntries(balances, [{ account, amount }]),
      cancelled: cancelled || kind === 'cancellation',
      returned: returned + (hasReturned(kind, account) ? amount : 0),
    });
  }
  return (charge) => positions.get(charge) ?? NOTHING;
}
