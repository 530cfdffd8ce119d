import type { DepositState } from './deposit-step.ts';

/** What finance may return follows from these. */
export interface ReturnableDeposit {
  readonly state: DepositState;
  /** Their decision is awaited: after a default, or about what was chosen for a price that was approved by hand and lacks money. */
  readonly undecided: boolean;
  /** Who kept it; null: nobody did. */
  readonly keeper: number | null;
  /** What is owed back and not on its way, in centavos. */
  readonly owed: number;
}

/**
 * What a user of finance may return of a deposit: the whole instead of keeping it, or after a colleague kept it; what is owed back alone, which
 * was paid twice or which the bank did not return. Four eyes: who kept it does not return it.
 */
export function decideOfficeReturn(
  { state, undecided, keeper, owed }: ReturnableDeposit,
  by: number,
): 'whole' | 'owed' | 'decided' | 'own' {
  if (state === 'held' && undecided) return 'whole';
  if (owed > 0) return 'owed';
  if (state !== 'kept') return 'decided';
  return keeper === by ? 'own' : 'whole';
}
