import type { Centavos } from '../../../money/centavos.ts';
import type { BidderId } from '../auction-state.ts';

/** L manual bid, P automatic bid, X extension of the end, Z annulment, F end of the auction, R reopening, M moved end. */
export type LedgerType = 'L' | 'P' | 'X' | 'Z' | 'F' | 'R' | 'M';

/**
 * A line of the append-only ledger, before pseudonym and hash. `value` in centavos: the visible bid (L, P), the price at that moment (X),
 * the value of the annulled bid (Z), the final price or 0 without sale (F); for R and M the new end, in epoch milliseconds. There may be
 * several F lines: after the one that closes, one for the sales team's decision on a conditional sale, one without participant and value if
 * a buyer defaults, and one for anyone who takes a second chance.
 */
export type LedgerEntry = {
  readonly seq: number;
  readonly at: number;
  /** Null if there is no participant: X, R, M, and F without a bid. */
  readonly participant: BidderId | null;
  readonly type: LedgerType;
  readonly value: Centavos;
};

/** A maximum as it was set; secret until the end (rules 0.9). */
export type Maximum = { readonly bidderId: BidderId; readonly value: Centavos; readonly at: number };

/** An entry without a number yet. */
export type UnnumberedEntry = Omit<LedgerEntry, 'seq' | 'at'>;

/** Numbers new entries after the last one of the ledger; all of them have the same instant. */
export function numberEntries(
  entries: readonly UnnumberedEntry[],
  lastSequence: number,
  at: number,
): readonly LedgerEntry[] {
  return entries.map((entry, index) => ({ seq: lastSequence + 1 + index, at, ...entry }));
}
