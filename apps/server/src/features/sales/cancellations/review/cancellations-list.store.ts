import { cancellationsList } from '@patio/contract/sales/cancellations/list-cancellations.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource, takenBy } from '../../../../platform/lists/public.ts';
import { MONEY_LEFT, vehicleAwaited } from '../undoing/vehicle-awaited.store.ts';

const from = `from cancellation c join offer o on o.code = c.offer_code join auction a on a.offer_code = c.offer_code
  join account b on b.id = c.account_id left join cancel_reason r on r.code = c.reason_code
  left join purchase p on p.code = c.purchase_code left join account d on d.id = c.answered_by
  left join account q on q.id = c.proposed_by`;

const AWAITED = vehicleAwaited('c');

const STATE = `case when ${AWAITED} then 'veiculo' else case c.outcome when 'review' then 'aberta' when 'accepted' then 'aprovada' when 'rejected' then 'recusada'
  when 'defaulted' then 'desfeita' else 'imediata' end end`;

const base = statement({
  name: 'cancellations.list',
  text: `select c.id, c.offer_code, o.title, c.purchase_code, coalesce(p.value_cents, a.price_cents) as value_cents,
    concat_ws(' ', b.name, nullif(b.surname, '')) as buyer, coalesce(r.description, '') as reason, c.text, c.requested_at, c.answered_at,
    nullif(concat_ws(' ', d.name, nullif(d.surname, '')), '') as decider, c.outcome, p.origin,
    p.status as purchase_status, c.complaint_code, c.proposed_by, nullif(concat_ws(' ', q.name, nullif(q.surname, '')), '') as proposer,
    c.vehicle_awaited, c.vehicle_back_at, ${AWAITED} as awaited, ${MONEY_LEFT} as money_left, c.account_id ${from}`,
  shape: shape<{
    outcome: 'review' | 'accepted' | 'rejected' | 'defaulted';
    origin: 'buy' | 'bid' | 'proposal' | null;
    purchase_status: 'V' | 'C' | 'L' | 'X' | null;
  }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type CancellationListRow = RowOf<typeof base>;

/** Where the list of cancellation requests comes from. */
export const CANCELLATIONS = listSource(cancellationsList, {
  base,
  from,
  key: 'c.id',
  sorts: {
    em: { sql: 'c.requested_at', type: 'timestamptz' },
    valor: { sql: 'coalesce(p.value_cents, a.price_cents)', type: 'bigint' },
  },
  filters: {
    situacao: STATE,
    em: 'c.requested_at',
    valor: 'coalesce(p.value_cents, a.price_cents)',
    oferta: 'c.offer_code',
    comprador: 'c.account_id',
    comQuem: takenBy('cancellation', 'c.id'),
  },
  searched: {
    texts: ['o.title', `concat_ws(' ', b.name, b.surname)`],
    codes: ['c.id', 'c.offer_code', 'c.purchase_code'],
  },
});

/** Requests that waited for the sales team, and without a choice of the caller those that still wait, also for their vehicle. */
export function decidedByStaff(chosen: unknown) {
  const words = typeof chosen === 'string' && chosen !== '' ? ASKED : ['review'];
  return [
    {
      sql: `case when ${AWAITED} then 'review' else c.outcome end`,
      condition: { kind: 'words' as const, words },
    },
  ];
}

const ASKED = ['review', 'accepted', 'rejected', 'defaulted'];
