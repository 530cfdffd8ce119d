import type { CloseOutcome } from '@patio/domain/trading/auctions/ends/decide-close.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { biddersOf, type AuctionRow, type Bidder } from '../auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, type Announcement } from './announce.ts';

/** Notifies everyone who has bid how the offer ended: won, lost, or to be decided by the sales team (S-08, S-40, rule 0.6). */
export async function announceResult(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  outcome: CloseOutcome,
  at: number,
): Promise<void> {
  if (outcome.result === 'unsold') return;
  const value = outcome.price;
  // An offer that was reopened ends again.
  const fact = `result-${row.last_seq}`;
  for (const person of await biddersOf(transaction, row.offer_code)) {
    const bought = outcome.result === 'sold' && person.id === outcome.winner;
    const result = resultFor(person, outcome);
    await announce(deps, transaction, row, { person, value, fact, at, bought, ...result });
  }
}

/** Where buyers find their purchase. */
const PURCHASES = '/negociacao/?view=compra';

function resultFor(
  person: Bidder,
  outcome: Exclude<CloseOutcome, { result: 'unsold' }>,
): Pick<Announcement, 'event' | 'write' | 'path'> {
  const lost = { event: 'lost', write: messages.auctionLost } as const;
  if (outcome.result === 'sold') {
    if (person.id !== outcome.winner) return lost;
    return { event: 'won', path: PURCHASES, write: messages.auctionWon };
  }
  if (person.id !== outcome.bestBidder) {
    return { event: 'lost', write: (facts) => messages.auctionLost({ ...facts, sold: false }) };
  }
  return {
    event: 'conditional',
    write: (facts) => messages.conditionalSale({ ...facts, untilAt: outcome.until }),
  };
}
