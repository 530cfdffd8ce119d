import type { CloseOutcome } from '@patio/domain/trading/auctions/ends/decide-close.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { biddersOf, type AuctionRow, type Bidder } from '../auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { negotiationPath } from './negotiation-path.ts';
import { purchasePath } from './purchase-path.ts';
import { announce, type Announcement } from './announce.ts';

/** How an offer ended. Instant in epoch milliseconds. */
interface Ended {
  readonly outcome: CloseOutcome;
  /** Of the sale; null: it was not sold. */
  readonly purchaseCode: number | null;
  readonly at: number;
}

/** Notifies everyone who has bid how the offer ended: won, lost, or to be decided by the sales team (S-08, S-40, rule 0.6). */
export async function announceResult(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { outcome, purchaseCode, at }: Ended,
): Promise<void> {
  if (outcome.result === 'unsold') return;
  const value = outcome.price;
  // An offer that was reopened ends again.
  const fact = `result-${row.last_seq}`;
  for (const person of await biddersOf(transaction, row.offer_code)) {
    const bought = outcome.result === 'sold' && person.id === outcome.winner;
    const path = bought && purchaseCode !== null ? { path: purchasePath(purchaseCode) } : {};
    const result = { ...resultFor(person, outcome, row.offer_code), ...path };
    await announce(deps, transaction, row, { person, value, fact, at, bought, ...result });
  }
}

function resultFor(
  person: Bidder,
  outcome: Exclude<CloseOutcome, { result: 'unsold' }>,
  offerCode: number,
): Pick<Announcement, 'event' | 'path' | 'write'> {
  const lost = { event: 'lost', write: messages.auctionLost } as const;
  if (outcome.result === 'sold') {
    if (person.id !== outcome.winner) return lost;
    return { event: 'won', write: messages.auctionWon };
  }
  if (person.id !== outcome.bestBidder) {
    return { event: 'lost', write: (facts) => messages.auctionLost({ ...facts, sold: false }) };
  }
  return {
    event: 'conditional',
    path: negotiationPath(offerCode),
    write: (facts) => messages.conditionalSale({ ...facts, untilAt: outcome.until }),
  };
}
