import { REFERENCE_LIMITS } from '@patio/domain/sales/figures/figures-period.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { readComplaintFacts } from './complaint-figures.store.ts';

/** A period, between instants, of a store (0: the house) or of all. */
export interface FiguresScope {
  readonly from: number;
  readonly until: number;
  readonly store: number | null;
}

const ofStore = '($3::bigint is null or coalesce(o.partner_id, 0) = $3)';
const sales = `from purchase p join offer o on o.code = p.offer_code
  where p.created_at >= $1 and p.created_at < $2 and ${ofStore}`;
const sums = `count(*) filter (where p.cancelled_at is null) as sales, count(*) filter (where p.cancelled_at is not null) as cancelled,
  coalesce(sum(p.value_cents) filter (where p.cancelled_at is null), 0)::bigint as cents`;

const oneInstant = statement({
  name: 'figures.one-instant',
  text: 'set transaction isolation level repeatable read, read only',
});

const byWeek = statement({
  name: 'figures.by-week',
  text: `select to_char(date_trunc('week', p.created_at at time zone 'America/Sao_Paulo'), 'YYYY-MM-DD') as week, ${sums}
    ${sales} group by 1`,
});

const byCategory = statement({
  name: 'figures.by-category',
  text: `select c.code, c.name, s.sales, s.cancelled, s.cents
    from (select o.category_codes[1] as category, ${sums} ${sales} group by 1) s join category c on c.code = s.category
    order by s.cents desc, c.code`,
});

const byOrigin = statement({
  name: 'figures.by-origin',
  text: `select p.origin, ${sums} ${sales} group by 1 order by 1`,
  shape: shape<{ origin: 'buy' | 'bid' | 'proposal' }>(),
});

const funnel = statement({
  name: 'figures.funnel',
  text: `select count(*) as published,
      count(*) filter (where exists (select from favourite f where f.offer_code = o.code)) as followed,
      count(*) filter (where a.bid_count > 0 or exists (select from proposal p where p.offer_code = o.code)) as contested,
      count(*) filter (where s.status is not null) as sold, count(*) filter (where s.status = 'X') as finished
    from offer o left join auction a on a.offer_code = o.code
    left join purchase s on s.offer_code = o.code and s.cancelled_at is null
    where o.published_at >= $1 and o.published_at < $2 and ${ofStore}`,
});

const hours = (from: string, until: string) => `extract(epoch from ${until} - ${from}) / 3600`;
const step = (letter: string, from: string, until: string) =>
  `select '${letter}' as step, case when ${until} is not null then ${hours(from, until)} end as hours,
    p.status = '${letter}' as now ${sales} and p.cancelled_at is null and ${from} is not null`;

const steps = statement({
  name: 'figures.steps',
  text: `select step, count(hours) as passed, percentile_cont(0.5) within group (order by hours)::float8 as median,
      percentile_cont(0.9) within group (order by hours)::float8 as p90,
      count(*) filter (where now) as standing
    from (${step('V', 'p.awaiting_contact_at', 'p.awaiting_credit_at')}
      union all ${step('C', 'p.awaiting_credit_at', 'p.awaiting_withdrawal_at')}
      union all ${step('L', 'p.awaiting_withdrawal_at', 'p.finished_at')}) d group by step`,
});

const reference = statement({
  name: 'figures.reference',
  text: `with compared as (select (p.value_cents - r.cents) * 100.0 / r.cents as percent
      from purchase p join offer o on o.code = p.offer_code and o.vehicle_count = 1
      join vehicle v on v.offer_code = o.code join vehicle_reference f on f.vehicle_code = v.code
      cross join lateral (select r.cents from reference_price r where r.fipe_code = f.fipe_code and r.year_model = v.year_model
        and r.month <= (p.created_at at time zone 'America/Sao_Paulo')::date order by r.month desc limit 1) r
      where p.created_at >= $1 and p.created_at < $2 and p.cancelled_at is null and ${ofStore})
    select (select percentile_cont(0.5) within group (order by percent)::float8 from compared) as median,
      w.band::int as band, (select count(*) from compared where width_bucket(percent, array[${REFERENCE_LIMITS.join(',')}]::numeric[]) = w.band) as sales
    from generate_series(0, ${REFERENCE_LIMITS.length}) as w(band) order by w.band`,
});

const ended = statement({
  name: 'figures.ended',
  text: `select count(*) as offers, count(*) filter (where bid_count = 0) as unbid, coalesce(sum(bid_count), 0)::bigint as bids,
      coalesce(sum(followers), 0)::bigint as followers
    from (select a.bid_count, (select count(*) from favourite f where f.offer_code = a.offer_code) as followers
      from auction a join offer o on o.code = a.offer_code
      where a.closed_at >= $1 and a.closed_at < $2 and ${ofStore}) e`,
});

const running = statement({
  name: 'figures.running',
  text: `select count(*) as offers, count(*) filter (where idle) as unbid,
      count(*) filter (where idle and end_at < $1::timestamptz + interval '7 days') as unbid_soon
    from (select a.end_at, a.bid_count = 0 and not exists (select from proposal p where p.offer_code = a.offer_code
        and p.status in ('open', 'countered')) as idle
      from auction a join offer o on o.code = a.offer_code
      where a.open and a.end_at > $1 and o.status = 'A' and o.published_at <= $1
        and ($2::bigint is null or coalesce(o.partner_id, 0) = $2)) r`,
});

/** Everything that the figures of a period are made of, as it is at one instant. */
export async function readFacts(queries: Transaction, { from, until, store }: FiguresScope, now: number) {
  await queries.run(oneInstant);
  const values = [new Date(from), new Date(until), store];
  const weeks = await queries.rows(byWeek, values);
  const categories = await queries.rows(byCategory, values);
  const origins = await queries.rows(byOrigin, values);
  const [published] = await queries.rows(funnel, values);
  const passed = await queries.rows(steps, values);
  const compared = await queries.rows(reference, values);
  const [closed] = await queries.rows(ended, values);
  const [open] = await queries.rows(running, [new Date(now), store]);
  const complaints = await readComplaintFacts(queries, { from, until, store });
  return { complaints, weeks, categories, origins, published, passed, compared, closed, open };
}

export type FiguresFacts = Awaited<ReturnType<typeof readFacts>>;
