import { addWorkingDays, type WorkingCalendar } from '../../time/working-days.ts';
import type { ComplaintDesk, ComplaintEnd, ComplaintState, ComplaintStep } from './complaint-steps.ts';
import { deskNow, type ComplaintFacts } from './decide-complaint-step.ts';

/** The terms of the house. */
export interface ComplaintTerms {
  /** Working days to answer, and to review. */
  readonly answerDays: number;
  readonly reviewDays: number;
  /** For the buyer to react, to open it again, and for who sells to carry out what was agreed; milliseconds. */
  readonly replyMs: number;
  readonly reopenMs: number;
  readonly fulfilMs: number;
  readonly calendar: WorkingCalendar;
}

/** Where a complaint stands after a step, with its clocks. */
export interface ComplaintCourse {
  readonly state: ComplaintState;
  readonly desk: ComplaintDesk;
  readonly escalated: boolean;
  readonly asks: number;
  readonly answerDueAt: number | null;
  readonly buyerDueAt: number | null;
  readonly pausedAt: number | null;
  readonly closedAt: number | null;
  readonly overdueAt: number | null;
  readonly end: ComplaintEnd | null;
}

const STOPPED = {
  answerDueAt: null,
  buyerDueAt: null,
  pausedAt: null,
  closedAt: null,
  overdueAt: null,
  end: null,
} as const;

/** Who sold, as far as it decides who answers first. */
export interface ComplaintSeller {
  readonly store: boolean;
  /** It works; true for the house. */
  readonly open: boolean;
}

/** Who answers first: the store about what it sold, while it is open. */
export const firstDesk = ({ store, open }: ComplaintSeller): 'store' | 'house' =>
  store && open ? 'store' : 'house';

/** How a new complaint begins. */
export function newCourse(seller: ComplaintSeller, now: number, terms: ComplaintTerms): ComplaintCourse {
  return {
    ...STOPPED,
    state: 'waiting',
    desk: firstDesk(seller),
    escalated: false,
    asks: 0,
    answerDueAt: addWorkingDays(now, terms.answerDays, terms.calendar),
  };
}

/** The state and the clocks after a step that may be taken; `to` null: the state stays. */
export function courseAfter(
  facts: ComplaintFacts,
  step: ComplaintStep,
  to: ComplaintState | null,
  now: number,
  terms: ComplaintTerms,
): ComplaintCourse {
  const state = to ?? facts.state;
  const base = { ...STOPPED, state, desk: deskNow(facts, now), escalated: facts.escalated, asks: facts.asks };
  const { answerDueAt, overdueAt } = facts;
  if (to === null) return { ...base, answerDueAt, overdueAt: step === 'overdue' ? now : overdueAt };
  switch (state) {
    case 'asked':
      return { ...base, asks: facts.asks + 1, answerDueAt, pausedAt: now, buyerDueAt: now + terms.replyMs };
    case 'answered':
    case 'proposed':
      return { ...base, buyerDueAt: now + terms.replyMs };
    case 'agreed':
      return { ...base, answerDueAt: now + terms.fulfilMs };
    case 'closed':
      return { ...base, closedAt: now, end: endOf(step, facts.state) };
    case 'waiting':
      return waiting(facts, step, now, terms, base);
  }
}

function waiting(
  facts: ComplaintFacts,
  step: ComplaintStep,
  now: number,
  { answerDays, reviewDays, calendar }: ComplaintTerms,
  base: ComplaintCourse,
): ComplaintCourse {
  if (step === 'reply')
    return { ...base, answerDueAt: addWorkingDays(now, daysLeft(facts, calendar), calendar) };
  const reviewed = step === 'escalate' || facts.escalated;
  return {
    ...base,
    desk: step === 'escalate' ? 'review' : base.desk,
    escalated: reviewed,
    asks: step === 'escalate' || step === 'reopen' ? 0 : base.asks,
    answerDueAt: addWorkingDays(now, reviewed ? reviewDays : answerDays, calendar),
  };
}

/** Working days that were left of the term when it paused, at least one. */
function daysLeft({ pausedAt, answerDueAt }: ComplaintFacts, calendar: WorkingCalendar): number {
  if (pausedAt === null || answerDueAt === null) return 1;
  const byClock = { ...calendar, cutOffMinutes: null };
  let days = 1;
  while (days < 366 && addWorkingDays(pausedAt, days, byClock) < answerDueAt) days += 1;
  return days;
}

function endOf(step: ComplaintStep, from: ComplaintState): ComplaintEnd {
  if (step === 'withdraw') return 'withdrawn';
  if (step === 'fulfil' || step === 'undone') return 'fulfilled';
  if (step === 'lapse') return from === 'answered' ? 'unopposed' : 'unanswered';
  return 'accepted';
}
