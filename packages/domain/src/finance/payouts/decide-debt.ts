import type { PayoutPart } from './plan-payout.ts';
import type { ClaimStanding } from './store-claim.ts';

/** How far a debt is that the house gives up. `undone`: the store owes it again. */
export const FORGIVENESS_STATES = ['proposed', 'forgiven', 'withdrawn', 'undone'] as const;
export type ForgivenessState = (typeof FORGIVENESS_STATES)[number];

/**
 * What of the debts of a store can be given up: those of sales that are cancelled. Another sale may still be paid by its buyer, and would then be
 * due to the store a second time.
 */
export function forgivable(
  debts: readonly { readonly standing: ClaimStanding; readonly cancelled: boolean }[],
): readonly ClaimStanding[] {
  return debts.filter(({ cancelled }) => cancelled).map(({ standing }) => standing);
}

/** Whether two plans give up the same of the same charges. */
export function isSamePlan(one: readonly PayoutPart[], other: readonly PayoutPart[]): boolean {
  const parts = new Map(other.map((part) => [part.charge, part]));
  return (
    one.length === parts.size &&
    one.every(({ charge, gross, commission }) => {
      const part = parts.get(charge);
      return part?.gross === gross && part.commission === commission;
    })
  );
}

/** Whether a user may release that a debt is given up, or turn it down (also their own). Four eyes: who proposes does not release. */
export function decideForgiveness(
  { state, proposedBy }: { readonly state: ForgivenessState; readonly proposedBy: number },
  { release, by }: { readonly release: boolean; readonly by: number },
): 'allowed' | 'decided' | 'own' {
  if (state !== 'proposed') return 'decided';
  return release && proposedBy === by ? 'own' : 'allowed';
}

/** Whether a user may have a store owe again what was given up: another one than who released it. */
export function decideForgivenessUndo(
  { state, decidedBy }: { readonly state: ForgivenessState; readonly decidedBy: number | null },
  by: number,
): 'allowed' | 'decided' | 'own' {
  if (state !== 'forgiven') return 'decided';
  return decidedBy === by ? 'own' : 'allowed';
}

/**
 * Whether a user may take back what a store is recorded to have given back: another one than who recorded it, once, and not after one of its sales
 * was passed on again, which the store then got in good faith.
 */
export function decideRepaymentUndo(
  {
    undone,
    recordedBy,
    passedOnAgain,
  }: { readonly undone: boolean; readonly recordedBy: number; readonly passedOnAgain: boolean },
  by: number,
): 'allowed' | 'undone' | 'own' | 'passed-on' {
  if (undone) return 'undone';
  if (recordedBy === by) return 'own';
  return passedOnAgain ? 'passed-on' : 'allowed';
}

/**
 * Whether the reference of what a store gave back may be corrected: one of a transfer that stands. That of a movement of a statement is the movement's;
 * cash has no movement at the bank.
 */
export function decideRepaymentReference({
  undone,
  way,
  ofMovement,
}: {
  readonly undone: boolean;
  readonly way: 'transfer' | 'cash';
  readonly ofMovement: boolean;
}): 'allowed' | 'undone' | 'cash' | 'of-movement' {
  if (undone) return 'undone';
  if (way === 'cash') return 'cash';
  return ofMovement ? 'of-movement' : 'allowed';
}
