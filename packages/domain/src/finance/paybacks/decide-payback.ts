export const PAYBACK_STATES = ['proposed', 'sending', 'done', 'failed', 'withdrawn'] as const;
export type PaybackState = (typeof PAYBACK_STATES)[number];

/** What may be done with a proposal follows from these. */
export interface ProposedPayback {
  readonly state: PaybackState;
  /** Null: the program, which no user stands for. */
  readonly proposedBy: number | null;
  /** Who decided that the purchase is cancelled; null: nobody of the team, or it is not. */
  readonly cancelledBy: number | null;
}

/**
 * Whether a user may release money, or turn a proposal down. Four eyes: who proposes does not release, nor who decided on the cancellation
 * that made it due. A proposal is turned down by anyone, also by who made it.
 */
export function decideRelease(
  { state, proposedBy, cancelledBy }: ProposedPayback,
  { release, by }: { readonly release: boolean; readonly by: number },
): 'allowed' | 'decided' | 'own' | 'own-cancellation' {
  if (state !== 'proposed') return 'decided';
  if (!release) return 'allowed';
  if (proposedBy === by) return 'own';
  return cancelledBy === by ? 'own-cancellation' : 'allowed';
}

/** What a payback is once its parts are: under way as long as one is, failed if one failed. */
export function stateOfParts(parts: readonly PaybackState[]): PaybackState {
  if (parts.includes('sending')) return 'sending';
  return parts.includes('failed') ? 'failed' : 'done';
}
