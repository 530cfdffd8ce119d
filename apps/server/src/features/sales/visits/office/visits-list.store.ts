import { visitsList } from '@patio/contract/sales/visits/list-visits.ts';
import type { VisitState } from '@patio/domain/sales/visits/decide-visit.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource, type Scope } from '../../../../platform/lists/public.ts';

const from = `from visit v left join offer o on o.code = v.offer_code left join visit_place p on p.code = v.place_code
  left join city c on c.code = p.city_code left join state t on t.code = c.state_code left join account a on a.id = v.account_id
  left join partner s on s.id = o.partner_id`;

const base = statement({
  name: 'visits.list',
  text: `select v.code, v.offer_code, o.title, s.name as store_name, v.state, v.starts_at, v.ends_at, c.name as city, t.uf,
    concat_ws(' ', a.name, nullif(a.surname, '')) as visitor, a.phone, v.booked_at ${from}`,
  // References of the visit, and what they refer to.
  neverNull: ['title', 'city', 'uf'],
  shape: shape<{ state: VisitState }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type VisitListRow = RowOf<typeof base>;

/** Where the list of visits comes from. */
export const VISITS = listSource(visitsList, {
  base,
  from,
  key: 'v.code',
  sorts: {
    inicio: { sql: 'v.starts_at', type: 'timestamptz' },
    marcadaEm: { sql: 'v.booked_at', type: 'timestamptz' },
  },
  filters: {
    situacao: 'v.state',
    semRegistro: `(v.state = 'passou')`,
    dia: 'v.starts_at',
    cidade: 'p.city_code',
    loja: 'o.partner_id',
    oferta: 'v.offer_code',
    conta: 'v.account_id',
  },
  searched: {
    texts: [
      (contains) => `v.offer_code in (select code from offer where ${contains('title')})`,
      `(a.name || ' ' || a.surname)`,
    ],
    codes: ['v.code', 'v.offer_code'],
  },
});

interface Chosen {
  readonly situacao?: unknown;
  readonly semRegistro?: unknown;
}

/** Without a choice of the caller those that wait for something; without a record are those that were over before an instant. */
export function waitingVisits({ situacao, semRegistro }: Chosen, overBefore: number): readonly Scope[] {
  const late: Scope = { sql: 'v.ends_at', condition: { kind: 'days', from: null, before: overBefore } };
  return [
    ...(semRegistro === 'S' ? [late] : []),
    ...(typeof situacao === 'string' && situacao !== '' ? [] : [WAITING]),
  ];
}

const WAITING: Scope = {
  sql: 'v.state',
  condition: { kind: 'words', words: ['pedida', 'marcada', 'passou'] },
};

/** The scope of a store: visits to its own offers. */
export const STORE_OF_VISIT = 'o.partner_id';
