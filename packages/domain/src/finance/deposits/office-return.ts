import type { DepositState } from './deposit-step.ts';

/** What finance may return follows from these. */
export interface ReturnableDeposit {
  readonly state: DepositState;
  /** After a default, their decision is awaited. */
  readonly undecided: boolean;
  /** Who kept it; null: nobody did. */
  readonly keeper: number | null;
  /** What is owed back and not on its way, in centavos. */
  readonly owed: number;
}

/**
 * Whether a user of finance may return a deposit: instead of keeping it, once more after the bank did not, or after a colleague kept it.
 * Four eyes: who kept it does not.
 */
export function decideOfficeReturn(
  { state, undecided, keeper, owed }: ReturnableDeposit,
  by: number,
): 'allowed' | 'decided' | 'own' {
  if (owed > 0) return 'allowed';
  if (state === 'held' && undecided) return 'allowed';
  if (state !== 'kept') return 'decided';
  return keeper === by ? 'own' : 'allowed';
}
