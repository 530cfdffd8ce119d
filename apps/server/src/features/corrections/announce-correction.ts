import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AuctionRow } from '../auctions/public.ts';
import { messages } from '../mail/public.ts';
import { announce } from '../results/public.ts';
import type { StoredChange } from '../sale-terms/public.ts';
import { changeWords } from './change-words.ts';
import { concernedBy } from './corrections.store.ts';

interface Told {
  readonly reason: string;
  readonly changes: readonly StoredChange[];
  /** Epoch milliseconds. */
  readonly until: number;
  readonly end: number;
  readonly at: number;
}

/** Tells whoever has bid or proposed what was corrected, and what they may do; gives how many were told. */
export async function announceCorrection(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { reason, changes, until, end, at }: Told,
): Promise<number> {
  const people = await concernedBy(transaction, row.offer_code);
  for (const { bids, ...person } of people) {
    await announce(deps, transaction, row, {
      person,
      event: 'annulment',
      value: row.price_cents,
      fact: `corrected-${at}`,
      at,
      write: (facts) =>
        messages.offerCorrected({
          ...facts,
          reason,
          changes: changeWords(changes, facts.idiom),
          bids,
          withdrawUntil: until,
          endAt: end,
        }),
    });
  }
  return people.length;
}
