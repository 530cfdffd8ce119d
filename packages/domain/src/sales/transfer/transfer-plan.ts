import { dayOf, endOfDay } from '../../time/sao-paulo.ts';
import { addWorkingDays, type WorkingCalendar } from '../../time/working-days.ts';
import {
  isRequired,
  stepRule,
  TRANSFER_STEPS,
  type ReleaseLevel,
  type TransferSide,
  type TransferStep,
} from './transfer-steps.ts';

const DAY_MS = 86_400_000;
/** Days that the buyer has for the transfer at the Detran (CTB art. 123, § 1). */
export const BUYER_DAYS = 30;
/** Days that the seller has to communicate the sale (CTB art. 134). */
export const NOTICE_DAYS = 60;

/** What was marked at a step: done on a day in São Paulo (yyyy-mm-dd), sent by the buyer to be confirmed, or does not apply. */
export interface StepMark {
  readonly state: 'sent' | 'done' | 'waived';
  readonly on: string;
}

/** The facts that the checklist of a purchase depends on. Days are yyyy-mm-dd in São Paulo, null if not reached. */
export interface TransferFacts {
  /** At least one of its vehicles has a plate. */
  readonly plated: boolean;
  /** The legal sheet knows a lien. */
  readonly lien: boolean;
  readonly seller: 'store' | 'house';
  readonly cancelled: boolean;
  readonly paidOn: string | null;
  readonly invoiceOn: string | null;
  /** The day on which the keys were handed over. */
  readonly deliveredOn: string | null;
  readonly marks: Readonly<Partial<Record<TransferStep, StepMark>>>;
}

/** What the house decides: working days for its own steps, and what the release waits for. */
export interface TransferTerms {
  readonly lienDays: number;
  readonly intentDays: number;
  readonly signDays: number;
  readonly release: ReleaseLevel;
}

/** `now`: it can be done; `ahead`: something else comes first; `sent`: the buyer did it, and the team confirms it. */
export type StepState = 'done' | 'waived' | 'sent' | 'now' | 'ahead';

/** A step of a purchase as it stands. */
export interface PlannedStep {
  readonly step: TransferStep;
  readonly owner: TransferSide;
  readonly state: StepState;
  /** It follows from the purchase or from other steps, so that nobody marks it. */
  readonly follows: boolean;
  /** The day on which it was done. */
  readonly on: string | null;
  readonly dueOn: string | null;
  /** Keys are not released before it. */
  readonly required: boolean;
}

const isComplete = (state: StepState): boolean => state === 'done' || state === 'waived';

/** Adds calendar days to a day. */
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const latest = (days: readonly (string | null)[]): string | null =>
  days.some((day) => day === null) ? null : days.reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b), '');

const earliest = (days: readonly (string | null)[]): string | null =>
  days.reduce((a, b) => (a === null ? b : b === null || a < b ? a : b), null);

/** Which steps a purchase has, whose they are, how they stand, and by when. A cancelled purchase has none. */
export function transferPlan(
  facts: TransferFacts,
  terms: TransferTerms,
  calendar: WorkingCalendar,
): readonly PlannedStep[] {
  if (facts.cancelled) return [];
  const marks = effectiveMarks(facts);
  const steps = TRANSFER_STEPS.filter((step) => exists(step, facts));
  const complete = (step: TransferStep): boolean => {
    const state = marks[step]?.state;
    return !steps.includes(step) || state === 'done' || state === 'waived';
  };
  return steps.map((step): PlannedStep => {
    const { owner, follows, after } = stepRule(step);
    const mark = marks[step];
    const state = mark?.state ?? (after.every(complete) ? 'now' : 'ahead');
    return {
      step,
      owner: owner === 'buyer' ? 'buyer' : facts.seller,
      state,
      follows: follows || (facts.marks[step] === undefined && mark !== undefined),
      on: mark?.on ?? null,
      dueOn: mark === undefined ? dueOn(step, state, { facts, marks, terms, calendar }) : null,
      required: isRequired(step, terms.release),
    };
  });
}

function exists(step: TransferStep, { plated, lien, marks }: TransferFacts): boolean {
  if (step === 'gravame') return plated && (lien || marks.gravame !== undefined);
  return plated || !stepRule(step).plated;
}

/** The marks with what follows by itself: invoice and delivery, and the ATPV-e signed by both, which counts as the communication. */
function effectiveMarks({ marks, invoiceOn, deliveredOn }: TransferFacts): TransferFacts['marks'] {
  const signed = signedOn(marks);
  return {
    ...(signed === null ? {} : { comunicacao: { state: 'done', on: signed } }),
    ...marks,
    ...followed('nota-fiscal', invoiceOn),
    ...followed('entrega', deliveredOn),
  };
}

const followed = (step: TransferStep, on: string | null): TransferFacts['marks'] =>
  on === null ? {} : { [step]: { state: 'done', on } };

/** The day from which on both sides had signed; null: one has not, or the team has not confirmed it. */
function signedOn(marks: TransferFacts['marks']): string | null {
  const both = [marks['assinatura-vendedor'], marks['assinatura-comprador']];
  return latest(both.map((mark) => (mark?.state === 'done' ? mark.on : null)));
}

interface Due {
  readonly facts: TransferFacts;
  readonly marks: TransferFacts['marks'];
  readonly terms: TransferTerms;
  readonly calendar: WorkingCalendar;
}

/** The last day for a step that is open; what the law sets runs although something else comes first. */
function dueOn(step: TransferStep, state: StepState, { facts, marks, terms, calendar }: Due): string | null {
  const { deliveredOn, paidOn } = facts;
  if (step === 'detran') return within(BUYER_DAYS, earliest([signedOn(marks), deliveredOn]));
  if (step === 'comunicacao')
    return within(NOTICE_DAYS, earliest([marks['assinatura-vendedor']?.on ?? null, deliveredOn]));
  const days = {
    gravame: terms.lienDays,
    atpv: terms.intentDays,
    'assinatura-vendedor': terms.signDays,
    'assinatura-comprador': terms.signDays,
    'nota-fiscal': null,
    entrega: null,
  }[step];
  if (days === null || state !== 'now') return null;
  const before = stepRule(step).after.flatMap((each) => marks[each]?.on ?? []);
  const start = latest([paidOn, ...before]);
  if (start === null) return null;
  return dayOf(addWorkingDays(noonOf(start), days, { ...calendar, cutOffMinutes: null }));
}

const within = (days: number, start: string | null): string | null =>
  start === null ? null : daysAfter(start, days);

const noonOf = (day: string): number => endOfDay(day) - DAY_MS / 2;

/** The steps that keep the keys from being released; none once they were handed over. */
export function missingForRelease(plan: readonly PlannedStep[]): readonly TransferStep[] {
  if (plan.some(({ step, state }) => step === 'entrega' && state === 'done')) return [];
  return plan.filter(({ state, required }) => required && !isComplete(state)).map(({ step }) => step);
}

/** Whether a step is late on a day: open beyond its last day. */
export function isLate({ state, dueOn: due }: PlannedStep, today: string): boolean {
  return !isComplete(state) && state !== 'sent' && due !== null && due < today;
}

/** How a checklist stands: nothing is left, something is late, or it goes on. Null: it has ended, or there is none. */
export function transferState(plan: readonly PlannedStep[], today: string): 'done' | 'late' | 'open' | null {
  if (plan.length === 0) return null;
  if (plan.every(({ state }) => isComplete(state))) return 'done';
  return plan.some((step) => isLate(step, today)) ? 'late' : 'open';
}

/** The clock of the buyer: the last day for the transfer at the Detran, and how many days are left; below 0: overdue. Null: it does not run. */
export function buyerClock(
  plan: readonly PlannedStep[],
  today: string,
): { readonly dueOn: string; readonly daysLeft: number } | null {
  const detran = plan.find(({ step }) => step === 'detran');
  if (!detran?.dueOn || isComplete(detran.state)) return null;
  return { dueOn: detran.dueOn, daysLeft: (Date.parse(detran.dueOn) - Date.parse(today)) / DAY_MS };
}
