import { deliveryOwner } from '@patio/domain/sales/deliveries/delivery-clock.ts';
import { deliveryEnd, isFreightPaid } from '@patio/domain/sales/deliveries/delivery-standing.ts';
import { BUYER_STEP_OF } from '@patio/domain/sales/deliveries/buyer-step.ts';
import { SELLER_STEP_OF } from '@patio/domain/sales/deliveries/seller-step.ts';
import { DELIVERY_STATES, type DeliveryState } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../../../test/test-server.ts';
import { BUYER_STEP, SELLER_STEP } from '../jobs/due-steps.store.ts';
import { OWNER, PAID, STATE } from './deliveries-list.store.ts';

const OWNERS = { buyer: 'comprador', seller: 'vendedor' } as const;

interface Row {
  readonly state: DeliveryState;
  readonly amount: number | null;
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly cancelled: boolean;
  readonly approved: boolean | null;
  readonly charged: boolean;
  readonly later: boolean;
  readonly owed: number;
  readonly shown: string;
  readonly paid: boolean;
  readonly owner: string | null;
  readonly step: string | null;
  readonly asked: string | null;
}

test('the list of deliveries and reminders show state, payment, turn and step as the rules say, in every case', async () => {
  const server = await startTestServer();
  try {
    const rows = await server.deps.database.rows<Row>(
      {
        name: '',
        text: `select d.state, d.amount_cents as amount, p.status, p.cancelled_at is not null as cancelled, p.payment_approved as approved,
          f.charged, f.charged_later as later, f.owed, ${STATE} as shown, ${PAID} as paid, ${OWNER} as owner, ${SELLER_STEP} as step, ${BUYER_STEP} as asked
        from unnest($1::text[]) s(state) cross join (values (null::int), (0), (5000)) a(amount_cents)
        cross join lateral (select s.state, a.amount_cents) d
        cross join (select x.status, c.cancelled_at, v.payment_approved from unnest(array['V', 'C', 'L', 'X']) x(status)
          cross join (values (null::timestamptz), (now())) c(cancelled_at)
          cross join (values (null::boolean), (false), (true)) v(payment_approved)) p
        cross join (select g.charged, l.charged_later, o.owed from (values (false), (true)) g(charged)
          cross join (values (false), (true)) l(charged_later) cross join (values (-1), (0), (1)) o(owed)) f`,
      },
      [[...DELIVERY_STATES]],
    );
    expect(rows).toHaveLength(DELIVERY_STATES.length * 3 * 24 * 12);
    const wrong = rows.filter((row) => {
      const end = deliveryEnd(row, row.state);
      const paid = isFreightPaid({
        state: row.state,
        amountCents: row.amount,
        approved: row.approved ?? false,
        charged: row.charged,
        chargedLater: row.later,
        owedCents: row.owed,
      });
      const turn = deliveryOwner(row.state, end, paid);
      const owner = turn === null ? null : OWNERS[turn];
      const step = turn === 'seller' ? SELLER_STEP_OF[row.state] : null;
      const asked = turn === 'buyer' ? BUYER_STEP_OF[row.state] : null;
      return (
        row.step !== step ||
        row.asked !== asked ||
        row.shown !== (end ?? row.state) ||
        row.paid !== paid ||
        row.owner !== owner
      );
    });
    expect(wrong).toEqual([]);
  } finally {
    await server.close();
  }
});
