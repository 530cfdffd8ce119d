import type { AuctionState } from '../../trading/auctions/auction-state.ts';
import type { LedgerEntry } from '../../trading/auctions/ledger/ledger-entry.ts';
import { sellToRunnerUp } from '../../trading/auctions/ends/sell-to-runner-up.ts';
import { isTermOver } from '../../trading/stopped-terms/stopped-term.ts';
import type { SecondChance } from './second-chance.ts';

/** The bidder accepts or declines; it expires by itself. */
export type SecondChanceAnswer = 'accept' | 'decline' | 'expire';

export type SecondChanceDecision =
  | { readonly kind: 'sold'; readonly state: AuctionState; readonly entries: readonly LedgerEntry[] }
  | { readonly kind: 'ended'; readonly status: 'declined' | 'expired' }
  | {
      readonly kind: 'refused';
      readonly reason: 'already-answered' | 'term-over' | 'not-due' | 'not-for-sale';
    };

/**
 * Ends a second chance, once: accepted in time it is a sale at its price (see `sellToRunnerUp`), else the offer remains ended without sale,
 * and nothing is written to the ledger. It does not expire while its store is suspended since `stoppedAt`. Instants in epoch milliseconds.
 */
export function answerSecondChance(
  state: AuctionState,
  chance: SecondChance,
  answer: SecondChanceAnswer,
  clock: number,
  stoppedAt: number | null = null,
): SecondChanceDecision {
  if (chance.status !== 'offered') return { kind: 'refused', reason: 'already-answered' };
  const over = isTermOver(chance.deadline, clock, stoppedAt);
  if (answer === 'expire') {
    return over ? { kind: 'ended', status: 'expired' } : { kind: 'refused', reason: 'not-due' };
  }
  if (over) return { kind: 'refused', reason: 'term-over' };
  if (answer === 'decline') return { kind: 'ended', status: 'declined' };
  return sellToRunnerUp(state, chance, clock);
}
