import { addWorkingDays, EVERY_WEEKDAY, type WorkingCalendar } from '../../../time/working-days.ts';
import { nextInstant } from '../auction-state.ts';
import type { AuctionState, BidderId } from '../auction-state.ts';
import type { Centavos } from '../../../money/centavos.ts';
import { numberEntries } from '../ledger/ledger-entry.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';

/** How an auction ended: sold, best bid below the reserve ("venda condicional"), or without bids. */
export type CloseOutcome =
  | { readonly result: 'sold'; readonly winner: BidderId; readonly price: Centavos }
  | {
      readonly result: 'conditional';
      readonly bestBidder: BidderId;
      readonly price: Centavos;
      readonly until: number;
    }
  | { readonly result: 'unsold' };

export type CloseDecision =
  | {
      readonly kind: 'closed';
      readonly outcome: CloseOutcome;
      readonly state: AuctionState;
      readonly entries: readonly LedgerEntry[];
    }
  | { readonly kind: 'refused'; readonly reason: 'already-closed' | 'not-due' };

/**
 * Closes an auction whose end has passed (S-08, rules 0.6): status V with the leader as winner, or E. `early` is for staff who end an offer
 * early. The term of a best bid below the reserve runs in working days of `calendar`. Exactly once: a second call is refused with
 * `already-closed`. Instants in epoch milliseconds.
 */
export function decideClose(
  state: AuctionState,
  clock: number,
  early = false,
  calendar: WorkingCalendar = EVERY_WEEKDAY,
): CloseDecision {
  if (state.status !== 'A') return { kind: 'refused', reason: 'already-closed' };
  if (!early && clock < state.end) return { kind: 'refused', reason: 'not-due' };
  const at = nextInstant(state, clock);
  const outcome = outcomeAt(state, at, calendar);
  // Before the end a line that names the leader is a sale; a best bid below the reserve then stands without a name.
  const unnamed = outcome.result === 'conditional' && at < state.end;
  const entries = numberEntries(
    [
      {
        participant: unnamed ? null : (state.leader?.bidderId ?? null),
        type: 'F',
        value: state.leader === null ? 0 : state.price,
      },
    ],
    state.sequence,
    at,
  );
  return {
    kind: 'closed',
    outcome,
    state: {
      ...state,
      status: outcome.result === 'sold' ? 'V' : 'E',
      conditionalUntil: outcome.result === 'conditional' ? outcome.until : null,
      sequence: state.sequence + entries.length,
      lastAt: at,
    },
    entries,
  };
}

function outcomeAt(state: AuctionState, at: number, calendar: WorkingCalendar): CloseOutcome {
  if (state.leader === null) return { result: 'unsold' };
  if (state.reserveMet) return { result: 'sold', winner: state.leader.bidderId, price: state.price };
  return {
    result: 'conditional',
    bestBidder: state.leader.bidderId,
    price: state.price,
    until: addWorkingDays(at, state.conditionalWorkingDays, calendar),
  };
}
