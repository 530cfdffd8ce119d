import type { Milestone } from '@patio/domain/sales/purchases/purchase-transitions.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { offerState } from '../../catalogue/shown-offers/public.ts';

const COLUMNS: Readonly<Record<Milestone, string>> = {
  awaitingContactAt: 'awaiting_contact_at',
  negotiationAt: 'negotiation_at',
  awaitingCreditAt: 'awaiting_credit_at',
  awaitingWithdrawalAt: 'awaiting_withdrawal_at',
  completedAt: 'finished_at',
};

const move = (milestone: Milestone) =>
  statement({
    name: `purchases.move-${COLUMNS[milestone]}`,
    text: `update purchase set status = $2, ${COLUMNS[milestone]} = $3 where code = $1`,
  });

const milestones = statement({
  name: 'purchases.milestones',
  text: `select negotiation_at, awaiting_credit_at, awaiting_withdrawal_at, finished_at from purchase where code = $1`,
});

/** When the steps of a purchase were taken, epoch milliseconds. */
export interface StepDates {
  readonly negotiation_at: number | null;
  readonly awaiting_credit_at: number | null;
  readonly awaiting_withdrawal_at: number | null;
  readonly finished_at: number | null;
}

/** Writes a step of a sale: its status, also on the offer, and its date. The caller holds the lock of the offer. */
export async function writeStep(
  transaction: Transaction,
  step: {
    readonly code: number;
    readonly offerCode: number;
    readonly status: 'V' | 'C' | 'L' | 'X';
    readonly sets: Milestone;
    readonly at: number;
  },
): Promise<void> {
  await offerState(transaction).setStatus(step.offerCode, step.status);
  await transaction.run(move(step.sets), [step.code, step.status, new Date(step.at)]);
}

/** The dates of a purchase. */
export function stepDates(queries: Queries, code: number): Promise<StepDates | undefined> {
  return queries.row(milestones, [code]);
}
