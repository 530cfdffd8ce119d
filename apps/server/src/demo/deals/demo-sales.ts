import { decideSaleStep, type SaleFacts } from '@patio/domain/sales/purchases/decide-sale-step.ts';
import type { Milestone, SaleStep } from '@patio/domain/sales/purchases/purchase-transitions.ts';
import type { EndedDeal } from './ended-deals.ts';

const HOUR = 3_600_000;

const STEPS: Readonly<Record<EndedDeal['stage'], readonly SaleStep[]>> = {
  V: [],
  N: ['start-negotiation'],
  C: ['start-negotiation', 'await-credit'],
  L: ['start-negotiation', 'await-credit', 'release-credit'],
  X: ['start-negotiation', 'await-credit', 'release-credit', 'complete'],
};

/** How far a sale has come: columns of `purchase` beside those of its beginning. Instants in ISO 8601. */
export interface SaleProgress {
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly columns: Readonly<Record<string, string | boolean | null>>;
}

/** Walks a sale step by step, as the sales team would, within the time since it began. */
export function saleProgress(deal: EndedDeal, soldAt: number, now: number): SaleProgress {
  const dates: Partial<Record<Milestone, number>> = {};
  let facts: SaleFacts = { status: 'V', negotiationAt: null, cancelledAt: null, conditional: false };
  const steps = STEPS[deal.stage];
  const pause = pauseOf(deal, soldAt, now);
  steps.forEach((step, index) => {
    const at = Math.floor(soldAt + pause * (index + 0.5));
    const decision = decideSaleStep(facts, step, 'staff');
    if (decision.kind === 'refused')
      throw new Error(`A sale of the demo world cannot take the step ${step}.`);
    if (decision.sets !== null) dates[decision.sets] = at;
    facts = { ...facts, status: decision.status, negotiationAt: dates.negotiationAt ?? null };
  });
  const asked = cancellationAskedAt(deal, soldAt, now);
  return {
    status: statusOf(facts.status),
    columns: {
      negotiation_at: isoOrNull(dates.negotiationAt),
      awaiting_credit_at: isoOrNull(dates.awaitingCreditAt),
      awaiting_withdrawal_at: isoOrNull(dates.awaitingWithdrawalAt),
      finished_at: isoOrNull(dates.completedAt),
      invoice_issued: deal.order?.invoice ?? null,
      payment_approved: deal.order?.paid ?? null,
      payment_method: deal.order?.method ?? null,
      ...cancellationColumns(deal, asked),
    },
  };
}

/** When the buyer of a sale requests a cancellation, or cancels, if they do. Epoch milliseconds. */
export function cancellationAskedAt(deal: EndedDeal, soldAt: number, now: number): number {
  return Math.floor(now - Math.min(pauseOf(deal, soldAt, now), 20 * HOUR));
}

const pauseOf = ({ stage }: EndedDeal, soldAt: number, now: number): number =>
  (now - soldAt) / (STEPS[stage].length + 2);

/** A cancelled sale leaves its offer as it ended; everything else about a cancellation is created like a real request. */
function cancellationColumns(deal: EndedDeal, asked: number): Record<string, string | null> {
  return deal.cancellation === 'cancelled' ? { cancelled_at: isoOrNull(asked) } : {};
}

function statusOf(status: SaleFacts['status']): SaleProgress['status'] {
  if (status === 'A' || status === 'E') throw new Error('A sale of the demo world has no status of a sale.');
  return status;
}

const isoOrNull = (instant: number | undefined) =>
  instant === undefined ? null : new Date(instant).toISOString();
