import type { PurchaseNext } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { presentStep } from './next-stage.present.ts';
import { nextStepRows } from './next-steps.store.ts';

/** What purchases wait for, by their number, as their pages say it; those that wait for nothing are left out. `now` in epoch milliseconds. */
export async function nextSteps(
  queries: Queries,
  codes: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, Omit<PurchaseNext, 'documentos'>>> {
  if (codes.length === 0) return new Map();
  const rows = await nextStepRows(queries, codes);
  return new Map(
    rows.flatMap((row) => {
      const { status, freight, negotiation_at: negotiationAt, cancelled_at: cancelledAt } = row;
      const { payment_approved: paymentApproved, payment_withdrawn: paymentWithdrawn } = row;
      const facts = { status, freight, negotiationAt, cancelledAt, paymentApproved, paymentWithdrawn };
      const step = presentStep(facts, row, row.stage_due_at, now);
      return step === null ? [] : [[row.code, step] as const];
    }),
  );
}
