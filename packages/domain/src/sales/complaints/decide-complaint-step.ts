import type { StaffRole } from '../../staff/staff-role.ts';
import {
  COMPLAINT_TRANSITIONS,
  type ComplaintActor,
  type ComplaintDesk,
  type ComplaintState,
  type ComplaintStep,
  type ComplaintTransition,
  type StepCondition,
} from './complaint-steps.ts';

/** Times that one desk asks the buyer for more. */
export const MOST_ASKS = 2;

/** What decides about the steps of a complaint. Instants in epoch milliseconds, null: there is none. */
export interface ComplaintFacts {
  readonly state: ComplaintState;
  /** Who answers, as it was noted; `deskNow` says who does at an instant. */
  readonly desk: ComplaintDesk;
  /** The store that sold works; true for the house. */
  readonly storeOpen: boolean;
  readonly escalated: boolean;
  /** How often this desk has asked for more. */
  readonly asks: number;
  readonly answerDueAt: number | null;
  readonly buyerDueAt: number | null;
  readonly pausedAt: number | null;
  readonly closedAt: number | null;
  /** When it was noted that the term has passed. */
  readonly overdueAt: number | null;
  /** The buyer asks for the sale to be undone, it was not cancelled, and no other complaint is to undo it already. */
  readonly undoAsked: boolean;
  /** Undoing the sale was agreed, and another user has not decided on that yet. */
  readonly undoing: boolean;
  /** Until when it can be opened again. */
  readonly reopenUntil: number | null;
  /** Accounts that answered, asked or proposed anything before it was escalated. */
  readonly answeredBy: readonly number[];
}

/** A complaint that ended, or did not. Instants in epoch milliseconds. */
interface EndedComplaint {
  readonly closedAt: number | null;
  /** Their account was deleted. */
  readonly buyerGone: boolean;
  /** It ended because its sale was undone. */
  readonly undone: boolean;
}

/**
 * Until when a complaint can be opened again, epoch milliseconds; null: it cannot. One that ended with its sale leaves nothing to answer: a sale is
 * never undone twice.
 */
export function reopenableUntil(
  { closedAt, buyerGone, undone }: EndedComplaint,
  reopenMs: number,
): number | null {
  return closedAt === null || buyerGone || undone ? null : closedAt + reopenMs;
}

/** Who takes a step: the buyer, time, or a user of the back office with the desks of their role. */
export type StepTaker =
  | { readonly kind: 'buyer' }
  | { readonly kind: 'clock' }
  | { readonly kind: 'desk'; readonly desks: readonly ComplaintDesk[]; readonly accountId: number };

export type StepRefusal =
  | 'not-now'
  | 'not-yours'
  /** The store answers first. */
  | 'with-store'
  /** Another one reviews what a user has answered. */
  | 'four-eyes';

/** The desks of a user: null is a user of a store. Administrators answer and review, finance reviews. */
export function desksOf(role: StaffRole | null): readonly ComplaintDesk[] {
  if (role === null) return ['store'];
  if (role === 'administrator') return ['house', 'review'];
  if (role === 'finance') return ['review'];
  return role === 'sales' || role === 'support' ? ['house'] : [];
}

/** Who answers at an instant: the house instead of a store that is closed, or that let its term pass. */
export function deskNow(
  {
    desk,
    storeOpen,
    answerDueAt,
    pausedAt,
  }: Pick<ComplaintFacts, 'desk' | 'storeOpen' | 'answerDueAt' | 'pausedAt'>,
  now: number,
): ComplaintDesk {
  if (desk !== 'store') return desk;
  return storeOpen && (pausedAt !== null || !passed(answerDueAt, now)) ? 'store' : 'house';
}

/** The row by which a step is taken now, or why not. */
export function findTransition(
  facts: ComplaintFacts,
  step: ComplaintStep,
  taker: StepTaker,
  now: number,
): ComplaintTransition | StepRefusal {
  const rows = COMPLAINT_TRANSITIONS.filter((row) => row.step === step);
  const row = rows.find(
    ({ from, when }) => from.includes(facts.state) && (when === undefined || CONDITIONS[when](facts, now)),
  );
  const actor = actorOf(facts, taker, now);
  if (typeof actor === 'object')
    return rows.some(({ actors }) => actors.includes('house')) ? actor.refused : 'not-yours';
  if (!rows.some(({ actors }) => actors.includes(actor))) return 'not-yours';
  return row ?? 'not-now';
}

/** The steps that may be taken now; screens offer these. */
export function stepsNow(facts: ComplaintFacts, taker: StepTaker, now: number): readonly ComplaintStep[] {
  const steps = new Set(COMPLAINT_TRANSITIONS.map(({ step }) => step));
  return [...steps].filter((step) => typeof findTransition(facts, step, taker, now) === 'object');
}

function actorOf(
  facts: ComplaintFacts,
  taker: StepTaker,
  now: number,
): ComplaintActor | { readonly refused: StepRefusal } {
  if (taker.kind !== 'desk') return taker.kind;
  const desk = deskNow(facts, now);
  if (!taker.desks.includes(desk)) return { refused: desk === 'store' ? 'with-store' : 'not-yours' };
  if (desk === 'review' && facts.answeredBy.includes(taker.accountId)) return { refused: 'four-eyes' };
  return desk;
}

const passed = (due: number | null, now: number): boolean => due !== null && now >= due;

const CONDITIONS: Readonly<Record<StepCondition, (facts: ComplaintFacts, now: number) => boolean>> = {
  'first-level': ({ escalated }) => !escalated,
  'first-level-overdue': ({ escalated, answerDueAt }, now) => !escalated && passed(answerDueAt, now),
  'desk-overdue': ({ answerDueAt, overdueAt }, now) => passed(answerDueAt, now) && overdueAt === null,
  'buyer-overdue': ({ buyerDueAt }, now) => passed(buyerDueAt, now),
  'asks-left': ({ asks }) => asks < MOST_ASKS,
  'undo-asked': ({ undoAsked }) => undoAsked,
  undoing: ({ undoing }) => undoing,
  'not-undoing': ({ undoing }) => !undoing,
  reopenable: ({ reopenUntil }, now) => reopenUntil !== null && now < reopenUntil,
};
