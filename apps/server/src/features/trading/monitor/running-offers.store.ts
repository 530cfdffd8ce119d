import { runningOffersList } from '@patio/contract/trading/monitor/running-offer.ts';
import { statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource, type Scope } from '../../../platform/lists/public.ts';

const RESERVE = `case when a.reserve_cents is null then 'sem' when coalesce(a.leader_maximum_cents, 0) >= a.reserve_cents
  then 'atingida' else 'abaixo' end`;
const FLAGS = `(select count(*) from review_flag f where f.offer_code = a.offer_code and f.status = 'open')`;

const from = `from auction a join offer o on o.code = a.offer_code left join category g on g.code = o.category_codes[1]
  left join partner s on s.id = o.partner_id left join account l on l.id = a.leader_id
  left join stay y on y.offer_code = a.offer_code and y.over_at is null`;

const base = statement({
  name: 'monitor.running-offers',
  text: `select a.offer_code, o.title, g.code as category_code, g.name as category, o.partner_id, s.name as store, a.last_seq,
    a.price_cents, a.bid_count, (select count(*) from participation p where p.offer_code = a.offer_code) as bidders,
    (select count(*) from favourite v where v.offer_code = a.offer_code) as followers, a.leader_id,
    trim(l.name || ' ' || l.surname) as leader, ${RESERVE} as reserve, a.end_at, coalesce(a.moved_end_at, a.original_end_at) as announced,
    ${FLAGS} as flags, y.cause as stay_cause, y.reason as stay_reason, y.began_at as stayed_at ${from}`,
});

type RowOfStatement<S> = S extends Statement<infer Row> ? Row : never;
export type RunningRow = RowOfStatement<typeof base>;

/** Where running offers come from. */
export const RUNNING = listSource(runningOffersList, {
  base,
  from,
  key: 'a.offer_code',
  sorts: {
    fim: { sql: 'a.end_at', type: 'timestamptz' },
    valor: { sql: 'a.price_cents', type: 'bigint' },
    lances: { sql: 'a.bid_count', type: 'bigint' },
  },
  filters: {
    categoria: 'o.category_codes[1]',
    loja: 'coalesce(o.partner_id, 0)',
    reserva: RESERVE,
    comLances: 'a.bid_count > 0',
    suspeita: `${FLAGS} > 0`,
    suspensa: 'y.id is not null',
    fim: 'a.end_at',
    oferta: 'a.offer_code',
  },
  searched: { texts: ['o.title'], codes: ['a.offer_code'] },
});

/** Those that are open, and on the site or taken off it; not those that were never published. */
export const RUNS: readonly Scope[] = [
  { sql: 'a.open', condition: { kind: 'flag', is: true } },
  { sql: 'o.published_at is not null or y.id is not null', condition: { kind: 'flag', is: true } },
];
