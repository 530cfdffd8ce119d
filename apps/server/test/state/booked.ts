import { expect } from 'vitest';
import { added, type Changes } from './whole-state.ts';

/** What the book gains by a sale of the house at a price without other costs, in centavos. */
export const charged = (price: number): Changes => ({
  charge: added({ kind: 'price', amount_cents: price, cancelled_at: null }),
  book_account: added({ kind: 'receivable' }),
  book_transaction: added({ kind: 'charge' }),
  book_entry: [added({ amount_cents: -price }), added({ amount_cents: price })],
});

/** What it gains when a purchase is cancelled of which nothing was paid. */
export const uncharged = (price: number): Changes => ({
  charge: { cancelled_at: [null, expect.any(Number)] },
  book_transaction: added({ kind: 'cancellation' }),
  book_entry: [added({ amount_cents: -price }), added({ amount_cents: price })].toReversed(),
});
