import { isTermOver } from '../../stopped-terms/stopped-term.ts';
import { nextInstant } from '../auction-state.ts';
import type { AuctionState } from '../auction-state.ts';
import { numberEntries } from '../ledger/ledger-entry.ts';
import type { LedgerEntry, UnnumberedEntry } from '../ledger/ledger-entry.ts';

/** The sales team accepts or releases the best bid; at the deadline it is released automatically. */
export type ConditionalChoice = 'accept' | 'release' | 'expire';

export type ConditionalDecision =
  | {
      readonly kind: 'decided';
      readonly sold: boolean;
      readonly state: AuctionState;
      readonly entries: readonly LedgerEntry[];
    }
  | { readonly kind: 'refused'; readonly reason: 'not-conditional' | 'term-over' | 'not-due' };

/**
 * Ends a conditional sale (rules 0.6): `accept` sells to the best bidder at the price (status V), `release` and `expire` leave it unsold
 * (E). Accepting after the term is refused, as is expiring before it; it does not run while its store is suspended since `stoppedAt`. A
 * second F line records it.
 */
export function decideConditional(
  state: AuctionState,
  choice: ConditionalChoice,
  clock: number,
  stoppedAt: number | null = null,
): ConditionalDecision {
  if (state.conditionalUntil === null || state.leader === null) {
    return { kind: 'refused', reason: 'not-conditional' };
  }
  const over = isTermOver(state.conditionalUntil, clock, stoppedAt);
  if (choice === 'accept' && over) return { kind: 'refused', reason: 'term-over' };
  if (choice === 'expire' && !over) return { kind: 'refused', reason: 'not-due' };
  const at = nextInstant(state, clock);
  const sold = choice === 'accept';
  const line: UnnumberedEntry = sold
    ? { participant: state.leader.bidderId, type: 'F', value: state.price }
    : { participant: null, type: 'F', value: 0 };
  const entries = numberEntries([line], state.sequence, at);
  return {
    kind: 'decided',
    sold,
    state: {
      ...state,
      status: sold ? 'V' : 'E',
      conditionalUntil: null,
      sequence: state.sequence + entries.length,
      lastAt: at,
    },
    entries,
  };
}
