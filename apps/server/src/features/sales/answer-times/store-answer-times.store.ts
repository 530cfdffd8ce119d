import type { StoreAnswerTime } from '@patio/contract/sales/answer-times/get-store-answer-times.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { ANSWERS } from './answer-times.store.ts';

const ofStore = statement({
  name: 'answer-times.of-store',
  text: `select n.kind, count(*) as answered,
      count(*) filter (where n.at <= coalesce(n.due, n.since + $2::bigint * interval '1 hour')) as in_time,
      percentile_cont(0.5) within group (order by extract(epoch from n.at - n.since)::float8) as median,
      percentile_cont(0.9) within group (order by extract(epoch from n.at - n.since)::float8) as p90
    from ${ANSWERS} n join offer o on o.code = n.offer_code
    where o.partner_id = $3 and n.kind in ('question', 'proposal') group by n.kind`,
  // A group has an answer.
  neverNull: ['median', 'p90'],
  shape: shape<{ kind: StoreAnswerTime['tipo'] }>(),
  slow: true,
});

/** How fast questions and proposals on the offers of a store were answered since an instant. Durations in seconds. */
export function storeAnswerTimes(
  queries: Queries,
  given: { readonly partnerId: number; readonly since: number; readonly promisedHours: number },
) {
  const { partnerId, since, promisedHours } = given;
  return queries.rows(ofStore, [new Date(since), promisedHours, partnerId]);
}
