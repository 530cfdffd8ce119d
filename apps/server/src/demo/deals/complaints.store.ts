import type { ComplaintCategory, ComplaintRemedy } from '@patio/domain/sales/complaints/complaint-words.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const insert = statement({
  name: 'demo.complaint',
  text: `with made as (insert into complaint (purchase_code, account_id, category, remedy, late, opened_at, state, desk, answer_due_at,
        buyer_due_at, finding, first_answer_at)
      select p.code, p.account_id, $2, $3, false, $4, case when $6::text is null then 'waiting' else 'answered' end,
        case when o.partner_id is null then 'house' else 'store' end, case when $6::text is null then $7::timestamptz end,
        case when $6::text is not null then $7::timestamptz end, case when $6::text is not null then 'parcial' end,
        case when $6::text is not null then $8::timestamptz end
      from purchase p join offer o on o.code = p.offer_code where p.code = $1 returning code, account_id),
    said as (insert into complaint_event (complaint_code, at, kind, side, author_id, text, finding, reviewed)
      select code, $4::timestamptz, 'open', 'buyer', account_id, $5::text, null::text, false from made
      union all select code, $8::timestamptz, 'decide', 'house', $9::bigint, $6::text, 'parcial', false from made where $6::text is not null
      returning code, complaint_code)
    select complaint_code, max(code) as version from said group by complaint_code`,
});

const see = statement({
  name: 'demo.complaint-seen',
  text: 'update complaint set version = $2 where code = $1',
});

/** A complaint of the demo world, with the decision of the house if it has one. Instants in epoch milliseconds. */
export interface DemoComplaint {
  readonly purchase: number;
  readonly category: ComplaintCategory;
  readonly remedy: ComplaintRemedy;
  readonly text: string;
  readonly answer: string | null;
  readonly openedAt: number;
  readonly answeredAt: number;
  /** Until when the next one acts. */
  readonly dueAt: number;
  readonly decider: number;
}

/** Writes a complaint with its history. */
export async function writeComplaint(transaction: Transaction, complaint: DemoComplaint): Promise<void> {
  const { purchase, category, remedy, text, answer, openedAt, answeredAt, dueAt, decider } = complaint;
  const dates = [new Date(dueAt), new Date(answeredAt)];
  const row = await transaction.row(insert, [
    purchase,
    category,
    remedy,
    new Date(openedAt),
    text,
    answer,
    ...dates,
    decider,
  ]);
  if (row) await transaction.run(see, [row.complaint_code, row.version]);
}
