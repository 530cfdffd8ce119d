import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import type { LedgerEntry } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import { ledgerSteps, type LedgerStep } from '@patio/domain/trading/auctions/ledger/ledger-steps.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { auctionState, recordedHistory } from '../auctions/public.ts';
import type { FoundFault } from './examine-chain.ts';
import type { FaultKind } from './ledger-fault.ts';
import type { ExaminedAuction } from './ledger.store.ts';

/**
 * Replays bids, annulments and ends through the rules (rule 0.5) and reports where a line, or the auction's row, differs from the result.
 */
export function examineState(record: ExaminedAuction, steps: readonly LedgerStep[]): FoundFault[] {
  const stored = auctionState(record.row);
  const replayed = steps.at(-1)?.after;
  // Annulled bids do not count.
  const bids = steps.at(-1)?.bidCount ?? 0;
  const faults = steps.flatMap(stepFaults);
  if (bids !== record.row.bid_count) {
    const detail = `ledger ${bids}, auction ${record.row.bid_count}`;
    faults.push({ seq: null, kind: 'bid-count-differs', detail });
  }
  return [...faults, ...(replayed === undefined ? untouched(stored) : stateFaults(stored, replayed))];
}

/** An offer may be imported as already sold; then nobody leads it here. */
function untouched(stored: AuctionState): FoundFault[] {
  if (stored.leader !== null) return [{ seq: null, kind: 'closed-without-ledger', detail: '' }];
  if (stored.price === stored.base) return [];
  return [{ seq: null, kind: 'price-differs', detail: `ledger ${stored.base}, auction ${stored.price}` }];
}

function stepFaults(step: LedgerStep): FoundFault[] {
  if (step.agrees) return [];
  const first = step.recorded.find((line, index) => !sameLine(line, step.derived[index]));
  if (step.recorded.length === 0) {
    return [{ seq: null, kind: 'maximum-unplaced', detail: isoInstant(step.at) }];
  }
  const seq = (first ?? step.recorded.at(-1))?.seq ?? null;
  return [{ seq, kind: 'line-differs', detail: `the rule gives ${wordsOf(step.derived)}` }];
}

function sameLine(line: LedgerEntry, other: LedgerEntry | undefined): boolean {
  return other?.type === line.type && other.value === line.value && other.participant === line.participant;
}

function wordsOf(lines: readonly LedgerEntry[]): string {
  if (lines.length === 0) return 'nothing';
  return lines.map((line) => `${line.type} ${line.value} of ${line.participant ?? 'nobody'}`).join(', ');
}

function stateFaults(stored: AuctionState, replayed: AuctionState): FoundFault[] {
  const differing = (kind: FaultKind, mine: string | number, other: string | number): FoundFault[] =>
    mine === other ? [] : [{ seq: null, kind, detail: `ledger ${other}, auction ${mine}` }];
  const leader = (state: AuctionState) => state.leader?.bidderId ?? 'nobody';
  const maximum = (state: AuctionState) =>
    state.leader === null
      ? 'none'
      : `${state.leader.maximum} since ${isoInstant(state.leader.since)}${state.leader.automatic ? ', automatic' : ''}`;
  return [
    ...differing('price-differs', stored.price, replayed.price),
    ...differing('leader-differs', leader(stored), leader(replayed)),
    ...differing('maximum-differs', maximum(stored), maximum(replayed)),
    ...differing('end-differs', isoInstant(stored.end), isoInstant(replayed.end)),
    ...differing('status-differs', stored.status, replayed.status),
    // The length of the term is a current setting; whether one runs follows from the ledger.
    ...differing('term-differs', term(stored), term(replayed)),
  ];
}

function term(state: AuctionState): string {
  return state.conditionalUntil === null ? 'no term' : 'a term';
}

/** The steps of a stored auction, derived again from its opening rule. */
export function stepsOf(record: ExaminedAuction): readonly LedgerStep[] {
  return ledgerSteps(auctionState(record.row), recordedHistory(record.lines, record.maxima));
}
