import type { PlannedStep } from './transfer-plan.ts';
import { stepRule, type TransferSide, type TransferStep } from './transfer-steps.ts';

/** What may be done with a step: a buyer sends, sellers do, the house confirms, refuses or waives, and marks are undone. */
export const TRANSFER_ACTIONS = ['send', 'do', 'confirm', 'refuse', 'waive', 'undo'] as const;
export type TransferAction = (typeof TRANSFER_ACTIONS)[number];

/** Why a step cannot be changed: it is not of this purchase, of another side, not its turn, or not in a state for it. */
export type TransferProblem = 'none' | 'not-yours' | 'order' | 'state';

/** Whether a side may do something with a step now; null: it may. */
export function stepProblem(
  plan: readonly PlannedStep[],
  step: TransferStep,
  action: TransferAction,
  side: TransferSide,
): TransferProblem | null {
  const planned = plan.find((each) => each.step === step);
  if (planned === undefined) return 'none';
  if (!isOf(planned, action, side)) return 'not-yours';
  const { state, follows } = planned;
  if (follows && action !== 'do') return 'state';
  if (action === 'confirm' || action === 'refuse') return state === 'sent' ? null : 'state';
  if (action === 'undo') return undoProblem(plan, planned, side);
  if (stepRule(step).follows || state === 'done' || state === 'waived' || state === 'sent') return 'state';
  return action === 'waive' || state === 'now' ? null : 'order';
}

function isOf({ owner }: PlannedStep, action: TransferAction, side: TransferSide): boolean {
  if (action === 'send') return side === 'buyer' && owner === 'buyer';
  if (side === 'house') return true;
  return action === 'do' ? side === 'store' && owner === 'store' : action === 'undo' && owner === side;
}

/** A buyer takes back what nobody has confirmed, a store what it did; what others rest on stays. */
function undoProblem(
  plan: readonly PlannedStep[],
  { step, state }: PlannedStep,
  side: TransferSide,
): TransferProblem | null {
  const undone: readonly string[] =
    side === 'buyer' ? ['sent'] : side === 'store' ? ['done'] : ['sent', 'done', 'waived'];
  if (!undone.includes(state)) return 'state';
  const rests = plan.some(
    (other) =>
      stepRule(other.step).after.includes(step) &&
      !other.follows &&
      other.state !== 'now' &&
      other.state !== 'ahead',
  );
  return rests ? 'order' : null;
}

/** Why a day cannot be the one on which a step was done; null: it can. A lien may have been released before the sale. */
export function isPossibleDay(
  plan: readonly PlannedStep[],
  step: TransferStep,
  { on, today, soldOn }: { readonly on: string; readonly today: string; readonly soldOn: string },
): boolean {
  const first = step === 'gravame' ? '2000-01-01' : soldOn;
  const before = plan.filter(
    ({ step: other, state }) => stepRule(step).after.includes(other) && state === 'done',
  );
  return on >= first && on <= today && before.every((other) => other.on === null || other.on <= on);
}
