import { addWorkingDays, type WorkingCalendar } from '../../time/working-days.ts';

/** What a purchase waits for. The buyer collects the vehicle, or it is delivered. */
export const PURCHASE_STAGES = ['contact', 'payment', 'credit', 'release', 'pickup', 'delivery'] as const;
export type PurchaseStage = (typeof PURCHASE_STAGES)[number];

/** Whose turn it is. */
export type StageOwner = 'buyer' | 'seller' | 'bank';

/** The facts of a purchase that its stage depends on; dates in epoch milliseconds, null if not reached. */
export interface ProgressFacts {
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly negotiationAt: number | null;
  readonly cancelledAt: number | null;
  readonly paymentApproved: boolean;
  /** The payment was approved, and is not any more. */
  readonly paymentWithdrawn: boolean;
  /** S: delivered to the buyer's address. */
  readonly freight: 'S' | 'N';
}

/** Working days for each stage; `handover` for both ways to get the vehicle. */
export interface StageDays {
  readonly contact: number;
  readonly payment: number;
  readonly credit: number;
  readonly release: number;
  readonly handover: number;
}

const OWNERS: Readonly<Record<PurchaseStage, StageOwner>> = {
  contact: 'seller',
  payment: 'buyer',
  credit: 'bank',
  release: 'seller',
  pickup: 'buyer',
  delivery: 'seller',
};

/** Whose turn it is in a stage. */
export function stageOwner(stage: PurchaseStage): StageOwner {
  return OWNERS[stage];
}

/**
 * What a purchase waits for; null: nothing, it is completed or was cancelled. A payment counts before the sales team has called, too. A released
 * one whose payment was taken back waits for it again, before anything (else) of it leaves; so does a completed one, whose keys stay handed over.
 */
export function currentStage(facts: ProgressFacts): PurchaseStage | null {
  const { status, negotiationAt, cancelledAt, paymentApproved, paymentWithdrawn, freight } = facts;
  if (cancelledAt !== null) return null;
  if ((status === 'L' || status === 'X') && paymentWithdrawn) return 'payment';
  if (status === 'X') return null;
  if (status === 'L') return freight === 'S' ? 'delivery' : 'pickup';
  if (paymentApproved) return 'release';
  if (status === 'C') return 'credit';
  return negotiationAt === null ? 'contact' : 'payment';
}

/** Until when a stage that begins at `start` should be over (rule 0.44): an instant in epoch milliseconds. */
export function stageDue(
  stage: PurchaseStage,
  start: number,
  days: StageDays,
  calendar: WorkingCalendar,
): number {
  const given = stage === 'pickup' || stage === 'delivery' ? days.handover : days[stage];
  return addWorkingDays(start, given, calendar);
}

/** Until when the next step should be taken: a delivery that has begun has terms of its own, null if it waits for none. Epoch milliseconds. */
export function stepDue(
  stage: PurchaseStage | null,
  stageDueAt: number | null,
  delivery: { readonly dueAt: number | null } | null,
): number | null {
  if (stage === null) return null;
  return stage === 'delivery' && delivery !== null ? delivery.dueAt : stageDueAt;
}

/** The slot that a buyer has booked to collect a purchase. */
export interface BookedPickup {
  readonly state: 'booked' | 'missed';
  /** Epoch milliseconds. */
  readonly from: number;
}

/** What exactly is next from the release on. */
export type HandoverStep =
  | 'pay-again'
  | 'pay-handed-over'
  | 'book-pickup'
  | 'come'
  | 'book-again'
  | 'answer-freight'
  | 'confirm-delivery';

/** What exactly a purchase waits for from its release on, and when that is (epoch milliseconds); null: its stage says it. */
export function handoverStep(
  stage: PurchaseStage | null,
  {
    booking,
    bookable,
    status,
    withdrawnAt,
  }: {
    /** The latest one that was not cancelled. */
    readonly booking: BookedPickup | null;
    /** The vehicles stand where slots can be booked. */
    readonly bookable: boolean;
    /** Released or completed: what waits for its payment waits for it again. */
    readonly status: ProgressFacts['status'];
    /** When its payment was taken back. */
    readonly withdrawnAt: number | null;
  },
): { readonly step: HandoverStep; readonly at: number | null } | null {
  if (stage === 'payment') {
    if (status === 'X') return { step: 'pay-handed-over', at: withdrawnAt };
    return status === 'L' ? { step: 'pay-again', at: null } : null;
  }
  if (stage !== 'pickup') return null;
  if (booking === null) return bookable ? { step: 'book-pickup', at: null } : null;
  return { step: booking.state === 'booked' ? 'come' : 'book-again', at: booking.from };
}
