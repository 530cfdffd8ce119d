import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';
import { WAITS } from './handover-columns.ts';

const facts = statement({
  name: 'purchase-stages.facts',
  text: `select status, negotiation_at, cancelled_at, coalesce(payment_approved, false) as payment_approved,
      payment_withdrawn_at is not null as payment_withdrawn, freight
    from purchase where code = $1`,
});

const save = statement({
  name: 'purchase-stages.save-due',
  text: 'update purchase set stage_due_at = $2 where code = $1',
});

const withoutTerm = statement({
  name: 'purchase-stages.without-term',
  text: claim('p.code, greatest(p.step_since, p.payment_withdrawn_at) as began_at', {
    from: 'purchase p',
    where: `p.stage_due_at is null and ${WAITS}`,
    order: 'p.code',
    limit: '$1',
  }),
});

/** Purchases that wait for something without a term, oldest first, locked. `began_at` in epoch milliseconds. */
export function purchasesWithoutTerm(transaction: Transaction, limit: number) {
  return transaction.rows(withoutTerm, [limit]);
}

/** What the stage of a purchase depends on. Instants in epoch milliseconds. */
export function stageFacts(queries: Queries, code: number) {
  return queries.row(facts, [code]);
}

/** Saves until when the stage of a purchase should be over (epoch milliseconds); null: it waits for nothing. */
export async function writeStageDue(
  transaction: Transaction,
  code: number,
  due: number | null,
): Promise<void> {
  await transaction.run(save, [code, due === null ? null : new Date(due)]);
}
