import { regretEnd } from '../../sales/regrets/decide-regret.ts';
import { addWorkingDays, type WorkingCalendar } from '../../time/working-days.ts';
import type { PassedOn } from './post-payout.ts';

/** A charge that is owed to a store, with what the book and its purchase say. Centavos, epoch milliseconds. */
export interface StoreClaim {
  readonly charge: number;
  /** What arrived for the store and counts now. */
  readonly arrived: number;
  /** What of it was passed on or is on its way, before the commission; and the commission that was deducted then. */
  readonly passedOn: number;
  readonly deducted: number;
  /** On its way: released, and not yet told as made. */
  readonly onItsWay: boolean;
  /** What the commission is by the version of the sale; 0 for what is not the price. */
  readonly commission: number;
  /** What the buyer still owes of the whole purchase. */
  readonly open: number;
  /** When the last money for the purchase arrived; null: none has. */
  readonly lastPaidAt: number | null;
  readonly handedOverAt: number | null;
  readonly cancelled: boolean;
  /** Its buyer asked to cancel it, and nobody has answered. */
  readonly cancellationAsked: boolean;
  /** Its buyer complains of it, and that has not ended. */
  readonly complaintOpen: boolean;
  /** It was paid before there was a book: what became of the money is not in it. */
  readonly beforeBook: boolean;
}

export const CLAIM_STATES = [
  'unpaid',
  'not-handed-over',
  'held',
  'complained',
  'not-due',
  'due',
  'on-its-way',
  'paid',
  'gives-back',
  'cancelled',
  'before-book',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** What is to be done about a claim: what of it would be passed on or given back, and from when on. */
export interface ClaimStanding extends PassedOn {
  readonly charge: number;
  readonly state: ClaimState;
  /** Null: not known yet. */
  readonly dueAt: number | null;
}

/** The term of payouts: working days after handover and payment. */
export interface PayoutTerm {
  readonly days: number;
  readonly calendar: WorkingCalendar;
  readonly now: number;
}

/**
 * When a sale is due to its store: some working days after it was both paid and handed over, and never before its buyer can no longer regret it.
 * Epoch milliseconds.
 */
export function payoutDueAt(
  { lastPaidAt, handedOverAt }: { readonly lastPaidAt: number; readonly handedOverAt: number },
  { days, calendar }: Pick<PayoutTerm, 'days' | 'calendar'>,
): number {
  return Math.max(
    addWorkingDays(Math.max(lastPaidAt, handedOverAt), days, calendar),
    regretEnd(handedOverAt) + 1,
  );
}

/** How a claim stands now. */
export function claimStanding(claim: StoreClaim, term: PayoutTerm): ClaimStanding {
  const { charge, arrived, passedOn, deducted } = claim;
  const gross = arrived - passedOn;
  // What was deducted once stays as long as the sale does; without its money there is no commission.
  const whole = Math.min(arrived, deducted > 0 ? deducted : claim.commission);
  const { state, dueAt } = stateOf(claim, gross, term);
  return { charge, gross, commission: whole - deducted, state, dueAt };
}

function stateOf(claim: StoreClaim, gross: number, term: PayoutTerm): Pick<ClaimStanding, 'state' | 'dueAt'> {
  const { lastPaidAt, handedOverAt } = claim;
  const known = lastPaidAt !== null && handedOverAt !== null && claim.open === 0 && !claim.cancelled;
  const dueAt = known ? payoutDueAt({ lastPaidAt, handedOverAt }, term) : null;
  const is = (state: ClaimState) => ({ state, dueAt });
  if (claim.beforeBook) return is('before-book');
  if (claim.onItsWay) return is('on-its-way');
  if (gross < 0) return is('gives-back');
  if (claim.cancelled) return is('cancelled');
  if (gross === 0 && claim.open === 0 && claim.passedOn > 0) return is('paid');
  if (claim.open > 0 || claim.arrived === 0 || lastPaidAt === null) return is('unpaid');
  if (handedOverAt === null) return is('not-handed-over');
  if (claim.cancellationAsked) return is('held');
  if (claim.complaintOpen) return is('complained');
  return is(dueAt !== null && dueAt <= term.now ? 'due' : 'not-due');
}
