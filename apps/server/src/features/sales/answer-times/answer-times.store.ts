import type { AnsweredKind, AnswerTime } from '@patio/contract/sales/answer-times/get-answer-times.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/**
 * First answers of staff since an instant ($1): since when it was waited for, and by when it was due, if not within the promised hours ($2).
 * Steps after the first of a proposal answer nothing new; a default without a request was not waited for.
 */
export const ANSWERS = `(
  select 'question' as kind, q.offer_code, q.created_at as since, q.answered_at as at, null::timestamptz as due
    from question q where q.answered_at >= $1
  union all select 'proposal', p.offer_code, p.created_at, s.at, null
    from proposal_step s join proposal p on p.code = s.proposal_code where s.actor_kind = 'staff' and s.at >= $1
      and not exists (select from proposal_step e where e.proposal_code = s.proposal_code and e.seq < s.seq and e.actor_kind = 'staff')
  union all select 'cancellation', c.offer_code, c.requested_at, c.answered_at, null
    from cancellation c where c.answered_at >= $1 and c.answered_at > c.requested_at and c.answered_by is not null
  union all select 'verification', null, r.created_at, r.decided_at, null from identity_request r where r.decided_at >= $1
  union all select 'data-request', null, r.opened_at, r.answered_at, r.due_at
    from personal_data_request r where r.answered_at >= $1 and r.kind = 'correction' and r.answered_by is not null
)`;

const times = statement({
  name: 'answer-times.by-team',
  text: `select a.kind, case when grouping(a.team) = 1 then 'todas' else a.team end as team, a.category, c.name as category_name,
      count(*) as answered, count(*) filter (where a.at <= coalesce(a.due, a.since + $2::bigint * interval '1 hour')) as in_time,
      percentile_cont(0.5) within group (order by extract(epoch from a.at - a.since)::float8) as median,
      percentile_cont(0.9) within group (order by extract(epoch from a.at - a.since)::float8) as p90
    from (select b.*, case when b.team = 'categoria' then b.first_category end as category
      from (select n.*, o.category_codes[1] as first_category, case when o.partner_id is not null then 'lojas'
          when exists (select from selling_team_member m where m.category_code = o.category_codes[1]) then 'categoria' else 'vendas' end as team
        from ${ANSWERS} n left join offer o on o.code = n.offer_code where n.at < $3) b) a
      left join category c on c.code = a.category
    group by grouping sets ((a.kind), (a.kind, a.team, a.category, c.name))
    order by 1, grouping(a.team) desc, 2, 4 nulls first`,
  // A group has an answer, and a team by the case.
  neverNull: ['median', 'p90', 'team'],
  shape: shape<{ kind: AnsweredKind; team: AnswerTime['equipe'] }>(),
  slow: true,
});

/** How fast staff have answered from an instant until another, excluded, each kind in all and by team. Durations in seconds. */
export function answerTimesBetween(
  queries: Queries,
  { from, until }: { readonly from: number; readonly until: number },
  promisedHours: number,
) {
  return queries.rows(times, [new Date(from), promisedHours, new Date(until)]);
}

export type AnswerTimeRow = Awaited<ReturnType<typeof answerTimesBetween>>[number];
