import { staysList } from '@patio/contract/sales/stays/list-stays.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource, type Scope } from '../../../platform/lists/public.ts';
import type { StayCause } from './stays.store.ts';

const from = `from stay s left join offer o on o.code = s.offer_code left join auction a on a.offer_code = s.offer_code
  left join partner r on r.id = o.partner_id left join account b on b.id = s.begun_by left join account e on e.id = s.over_by`;

const STATE = `case s.outcome when 'released' then 'liberada' when 'annulled' then 'encerrada' else 'suspensa' end`;

const base = statement({
  name: 'stays.list',
  text: `select s.id, s.offer_code, o.title, o.partner_id, r.name as store, s.cause, s.reason, s.began_at, s.over_at, ${STATE} as state,
    nullif(concat_ws(' ', b.name, nullif(b.surname, '')), '') as begun_by,
    nullif(concat_ws(' ', e.name, nullif(e.surname, '')), '') as over_by, a.end_at, a.bid_count,
    (select count(*)::int from participation p where p.offer_code = s.offer_code) as participants,
    (select count(*)::int from proposal p where p.offer_code = s.offer_code and p.status in ('open', 'countered')) as proposals ${from}`,
  shape: shape<{ cause: StayCause; state: 'suspensa' | 'liberada' | 'encerrada' }>(),
  // A stay has its offer and its auction.
  neverNull: ['title', 'end_at', 'bid_count'],
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type StayListRow = RowOf<typeof base>;

/** Where the list of stays comes from. */
export const STAYS = listSource(staysList, {
  base,
  from,
  key: 's.id',
  sorts: {
    desde: { sql: 's.began_at', type: 'timestamptz' },
    fim: { sql: 'a.end_at', type: 'timestamptz' },
    lances: { sql: 'a.bid_count', type: 'bigint' },
  },
  filters: {
    situacao: STATE,
    causa: `case s.cause when 'store' then 'loja' else 'oferta' end`,
    desde: 's.began_at',
    loja: 'coalesce(o.partner_id, 0)',
    oferta: 's.offer_code',
  },
  searched: {
    texts: [
      (contains) => `s.offer_code in (select code from offer where ${contains('title')})`,
      's.reason',
      'r.name',
    ],
    codes: ['s.offer_code'],
  },
});

/** Without a choice of the caller those that still stand. */
export function standing(chosen: unknown): readonly Scope[] {
  if (typeof chosen === 'string' && chosen !== '') return [];
  return [{ sql: 's.over_at is null', condition: { kind: 'flag', is: true } }];
}
