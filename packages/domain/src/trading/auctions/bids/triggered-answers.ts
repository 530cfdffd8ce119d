import type { LedgerEntry } from '../ledger/ledger-entry.ts';

/**
 * Which of some bid lines are automatic answers to others of them. Each instant has one bid, followed by its answer, if there was one: an
 * answer is the line of another user that follows at the instant of a bid.
 */
export function triggeredAnswers(lines: readonly LedgerEntry[]): ReadonlySet<LedgerEntry> {
  return new Set(lines.filter((line) => lines.some((bid) => answers(line, bid))));
}

/** Whether a line is the automatic answer to a bid. */
export function answers(line: LedgerEntry, bid: LedgerEntry): boolean {
  return (
    line.type === 'P' && line.at === bid.at && line.seq > bid.seq && line.participant !== bid.participant
  );
}
