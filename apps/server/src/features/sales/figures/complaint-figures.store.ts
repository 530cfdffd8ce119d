import type { ComplaintCategory } from '@patio/domain/sales/complaints/complaint-words.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

const OVERDUE = `exists (select from complaint_event e where e.complaint_code = c.code and e.kind = 'overdue'
  and (c.first_answer_at is null or e.at <= c.first_answer_at))`;

const handled = statement({
  name: 'figures.complaints',
  text: `select case when grouping(category) = 0 then 'category' when grouping(store) = 0 then 'store' else 'all' end as of, category, store,
      count(*) as opened, count(hours) as answered, percentile_cont(0.5) within group (order by hours)::float8 as median,
      count(*) filter (where hours is not null and not overdue) as in_time, count(*) filter (where overdue) as late,
      count(*) filter (where escalated) as escalated
    from (select c.category, coalesce(o.partner_id, 0) as store, c.escalated, ${OVERDUE} as overdue,
        extract(epoch from c.first_answer_at - c.opened_at) / 3600 as hours
      from complaint c join purchase p on p.code = c.purchase_code join offer o on o.code = p.offer_code
      where c.opened_at >= $1 and c.opened_at < $2 and ($3::bigint is null or coalesce(o.partner_id, 0) = $3)) c
    group by grouping sets ((), (category), (store)) order by opened desc, category, store`,
  shape: shape<{ of: 'all' | 'category' | 'store'; category: ComplaintCategory | null }>(),
});

const deals = statement({
  name: 'figures.complained-deals',
  text: `select coalesce(o.partner_id, 0) as store, count(*) as deals,
      count(*) filter (where exists (select from complaint c where c.purchase_code = p.code)) as complained
    from purchase p join offer o on o.code = p.offer_code
    where p.created_at >= $1 and p.created_at < $2 and ($3::bigint is null or coalesce(o.partner_id, 0) = $3) group by 1`,
});

const names = statement({
  name: 'figures.complained-stores',
  text: 'select id, name from partner where id = any($1::bigint[])',
});

/** A period, between instants, of a store (0: the house) or of all. */
interface Scope {
  readonly from: number;
  readonly until: number;
  readonly store: number | null;
}

/** What the figures of complaints are made of: those opened in a period, and the deals of it by who sold. Durations in hours. */
export async function readComplaintFacts(queries: Transaction, { from, until, store }: Scope) {
  const values = [new Date(from), new Date(until), store];
  const groups = await queries.rows(handled, values);
  const sold = await queries.rows(deals, values);
  const stores = await queries.rows(names, [groups.flatMap((row) => row.store ?? [])]);
  return { groups, sold, stores };
}

export type ComplaintFacts = Awaited<ReturnType<typeof readComplaintFacts>>;
