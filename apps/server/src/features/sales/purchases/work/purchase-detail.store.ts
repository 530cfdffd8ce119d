import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { unpaidAgain } from '../../purchase-debts/public.ts';
import { ADDRESS_LINE } from '../address-line.ts';
import { HANDOVER_COLUMNS, HANDOVER_JOIN } from '../stages/handover-columns.ts';
import { PAPERS_COLUMN } from '../stages/document-columns.ts';
import type { NextRow } from '../stages/next-stage.present.ts';

const detail = statement({
  name: 'purchases.detail',
  text: `select p.awaiting_contact_at, p.negotiation_at, p.awaiting_credit_at, p.awaiting_withdrawal_at, p.finished_at, p.cancelled_at,
      p.freight, p.costs, p.default_reason, p.payment_withdrawn_at is not null as payment_withdrawn, ${unpaidAgain('p')} as unpaid_again,
      p.stage_due_at, ${ADDRESS_LINE} as address, ${HANDOVER_COLUMNS}, ${PAPERS_COLUMN}
    from purchase p left join address a on a.code = p.address_code
      left join city c on c.code = a.city_code left join state e on e.code = a.state_code ${HANDOVER_JOIN}
    where p.code = $1`,
  shape: shape<{
    costs: DealCosts | null;
    pickup_state: NextRow['pickup_state'];
    delivery_state: NextRow['delivery_state'];
    papers: NextRow['papers'];
  }>(),
});

/** Dates, delivery and costs of a purchase. Instants in epoch milliseconds. */
export function purchaseDetail(queries: Queries, code: number) {
  return queries.row(detail, [code]);
}

export type PurchaseDetail = NonNullable<Awaited<ReturnType<typeof purchaseDetail>>>;
