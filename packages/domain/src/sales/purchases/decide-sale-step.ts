import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';
import { SALE_TRANSITIONS } from './purchase-transitions.ts';
import type { Milestone, SaleActor, SaleStep, SaleTransition } from './purchase-transitions.ts';

/** The facts of a sale that its next step depends on; dates in epoch milliseconds, null if not reached. */
export type SaleFacts = {
  readonly status: OfferStatus;
  readonly negotiationAt: number | null;
  readonly cancelledAt: number | null;
  /** An E offer whose best bid may still be accepted (rules 0.6). */
  readonly conditional: boolean;
  /** An E offer that was offered to the buyer because its first buyer defaulted. */
  readonly secondChance?: boolean;
  /** The payment was approved, and is not any more: nothing is handed over until it is again. */
  readonly paymentWithdrawn?: boolean;
  /** And no vehicle has left. */
  readonly unpaidAgain?: boolean;
};

export type SaleStepDecision =
  | { readonly kind: 'moved'; readonly status: OfferStatus; readonly sets: Milestone | null }
  | {
      readonly kind: 'refused';
      readonly reason:
        | 'not-from-here'
        | 'not-yours'
        | 'already-done'
        | 'not-cancelled'
        | 'cancelled'
        | 'not-conditional'
        | 'no-second-chance'
        | 'paid'
        | 'payment-withdrawn';
    };

/**
 * Decides a step of a sale (S-11): the new status and the date to set. A sale is re-opened only after its cancellation, and a cancelled one
 * can take no other step.
 */
export function decideSaleStep(sale: SaleFacts, step: SaleStep, actor: SaleActor): SaleStepDecision {
  const transition = SALE_TRANSITIONS.find(({ name, from }) => name === step && from === sale.status);
  if (transition === undefined) return { kind: 'refused', reason: 'not-from-here' };
  if (transition.actor !== actor) return { kind: 'refused', reason: 'not-yours' };
  const objection = objectionTo(sale, transition);
  if (objection !== null) return objection;
  return { kind: 'moved', status: transition.to, sets: transition.sets };
}

function objectionTo(sale: SaleFacts, transition: SaleTransition): SaleStepDecision | null {
  switch (transition.name) {
    case 'reopen':
      return sale.status === 'E' || sale.cancelledAt !== null
        ? null
        : { kind: 'refused', reason: 'not-cancelled' };
    case 'accept-conditional':
      return sale.conditional ? null : { kind: 'refused', reason: 'not-conditional' };
    case 'accept-second-chance':
      return sale.secondChance === true ? null : { kind: 'refused', reason: 'no-second-chance' };
    case 'start-negotiation':
      if (sale.negotiationAt !== null) return { kind: 'refused', reason: 'already-done' };
      return sale.cancelledAt === null ? null : { kind: 'refused', reason: 'cancelled' };
    case 'default':
      if (sale.cancelledAt !== null) return { kind: 'refused', reason: 'cancelled' };
      return sale.status !== 'L' || sale.unpaidAgain === true ? null : { kind: 'refused', reason: 'paid' };
    case 'release-credit':
    case 'skip-credit':
    case 'complete':
      if (sale.cancelledAt !== null) return { kind: 'refused', reason: 'cancelled' };
      return sale.paymentWithdrawn === true ? { kind: 'refused', reason: 'payment-withdrawn' } : null;
    default:
      return sale.cancelledAt === null || sale.status === 'A'
        ? null
        : { kind: 'refused', reason: 'cancelled' };
  }
}

/** The steps an actor may take next; screens derive their buttons from it. */
export function nextSaleSteps(sale: SaleFacts, actor: SaleActor): readonly SaleStep[] {
  return SALE_TRANSITIONS.filter(
    ({ name, from }) => from === sale.status && decideSaleStep(sale, name, actor).kind === 'moved',
  ).map(({ name }) => name);
}
