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
