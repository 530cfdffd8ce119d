import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { HANDOVER_COLUMNS, HANDOVER_JOIN, WAITS } from './handover-columns.ts';
import type { HandoverRow } from './next-stage.present.ts';

const steps = statement({
  name: 'purchases.next-steps',
  text: `select p.code, p.status, p.negotiation_at, p.cancelled_at, coalesce(p.payment_approved, false) as payment_approved, p.payment_withdrawn_at is not null as payment_withdrawn,
      p.freight,
      p.stage_due_at, ${HANDOVER_COLUMNS}
    from purchase p ${HANDOVER_JOIN} where p.code = any($1::bigint[]) and ${WAITS}`,
  shape: shape<{
    pickup_state: HandoverRow['pickup_state'];
    delivery_state: HandoverRow['delivery_state'];
  }>(),
});

/** What the next steps of these purchases depend on, of those that wait for one. Instants in epoch milliseconds. */
export const nextStepRows = (queries: Queries, codes: readonly number[]) => queries.rows(steps, [codes]);
