import { decideMarkUndo, type MarkedTransfer } from '../book/marked-transfer.ts';

export const PAYOUT_STATES = ['proposed', 'sending', 'done', 'failed', 'withdrawn'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What may be done with a proposal follows from these. */
export interface ProposedPayout {
  readonly state: PayoutState;
  readonly proposedBy: number;
  /** The account of the store that the proposal names, and the one that it has now. */
  readonly bank: number;
  readonly bankNow: number | null;
  /** From when on money may go to it. Epoch milliseconds. */
  readonly bankUsableFrom: number;
}

/**
 * Whether a user may release a payout, or turn it down. Four eyes: who proposes does not release. Money never goes to an account that the
 * store has changed since, nor before the waiting period after such a change is over. A proposal is turned down by anyone.
 */
export function decidePayoutRelease(
  { state, proposedBy, bank, bankNow, bankUsableFrom }: ProposedPayout,
  { release, by, now }: { readonly release: boolean; readonly by: number; readonly now: number },
): 'allowed' | 'decided' | 'own' | 'bank-changed' | 'bank-waits' {
  if (state !== 'proposed') return 'decided';
  if (!release) return 'allowed';
  if (proposedBy === by) return 'own';
  if (bank !== bankNow) return 'bank-changed';
  return now < bankUsableFrom ? 'bank-waits' : 'allowed';
}

/**
 * Whether a user may take back that a payout was recorded as made. Not once what it passed on was given back, given up or passed on again: that
 * follows from the store having it.
 */
export function decidePayoutUndo(
  marked: MarkedTransfer & { readonly movedSince: boolean },
  asked: Parameters<typeof decideMarkUndo>[1],
): ReturnType<typeof decideMarkUndo> | 'moved-since' {
  const decision = decideMarkUndo(marked, asked);
  return decision === 'allowed' && marked.movedSince ? 'moved-since' : decision;
}
