import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const takeCodes = statement({
  name: 'demo.take-codes',
  text: `select nextval('bid_code_sequence') as code from generate_series(1, $1)`,
});

const advance = statement({
  name: 'demo.advance-purchases',
  text: `with d as (
      select * from json_to_recordset($1::json) as d(code bigint, offer_code bigint, status text, negotiation_at timestamptz,
        awaiting_credit_at timestamptz, awaiting_withdrawal_at timestamptz, finished_at timestamptz, cancellation text,
        cancellation_requested_at timestamptz, sale_cancellation_requested_at timestamptz,
        cancellation_rejected_at timestamptz, sale_cancellation_rejected_at timestamptz, cancelled_at timestamptz,
        invoice_issued boolean, payment_approved boolean, payment_method text)
    ), moved as (
      update offer o set status = d.status from d where o.code = d.offer_code and o.status <> d.status and d.cancelled_at is null
    )
    update purchase p set status = d.status, negotiation_at = d.negotiation_at, awaiting_credit_at = d.awaiting_credit_at,
      awaiting_withdrawal_at = d.awaiting_withdrawal_at, finished_at = d.finished_at, cancellation = d.cancellation,
      cancellation_requested_at = d.cancellation_requested_at,
      sale_cancellation_requested_at = d.sale_cancellation_requested_at,
      cancellation_rejected_at = d.cancellation_rejected_at,
      sale_cancellation_rejected_at = d.sale_cancellation_rejected_at, cancelled_at = d.cancelled_at,
      invoice_issued = d.invoice_issued, payment_approved = d.payment_approved, payment_method = d.payment_method
    from d where p.code = d.code`,
});

const proposals = statement({
  name: 'demo.proposals',
  text: `with d as materialized (
      select nextval('bid_code_sequence') as code, x.* from (
        select * from json_to_recordset($1::json) as x(offer_code bigint, account_id bigint, value_cents bigint,
          counter_cents bigint, status text, freight text, address_code bigint, referrer_id bigint, created_at timestamptz,
          expires_at timestamptz, moved_at timestamptz, decided_at timestamptz, steps json)
        order by created_at) x
    ), written as (
      insert into proposal (code, offer_code, account_id, value_cents, counter_cents, status, freight, address_code, referrer_id,
        created_at, expires_at, moved_at, decided_at)
      select code, offer_code, account_id, value_cents, counter_cents, status, freight, address_code, referrer_id, created_at,
        expires_at, moved_at, decided_at from d
    )
    insert into proposal_step (proposal_code, seq, step, actor_kind, actor_id, value_cents, message, at)
    select d.code, s.* from d cross join lateral json_to_recordset(d.steps) as s(seq int, step text, actor_kind text, actor_id bigint,
      value_cents bigint, message text, at timestamptz)`,
});

const allowances = statement({
  name: 'demo.allowances',
  text: `select c.id, l.amount + coalesce((select sum(extra)::int from limit_release r
      where r.account_id = c.id and r.kind = l.kind), 0) as allowed
    from account c join profile_limit l on l.profile_code = c.profile_code and l.kind = 'PODE_DAR_LANCE'`,
});

/** Writes the outcomes of offers. */
export function dealWriter(transaction: Transaction) {
  return {
    /** So many codes of bids. */
    takeCodes: async (count: number) => (await transaction.rows(takeCodes, [count])).map(({ code }) => code),
    /** Moves purchases and their offers on; rows have the names of the columns. */
    advance: (rows: readonly object[]) => transaction.run(advance, [JSON.stringify(rows)]),
    /** With their steps; rows have the names of the columns. */
    proposals: (rows: readonly object[]) => transaction.run(proposals, [JSON.stringify(rows)]),
    /** How many simultaneous offers every account may have. */
    allowances: () => transaction.rows(allowances),
  };
}
