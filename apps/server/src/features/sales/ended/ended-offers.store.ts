import { endedOffersList } from '@patio/contract/sales/ended/ended-offer.ts';
import { statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource, takenBy, type Scope } from '../../../platform/lists/public.ts';
import { ofOpenStore } from '../../catalogue/shown-offers/public.ts';
import { VEHICLE_AWAY } from '../reopenings/public.ts';
import { AWAITS_DECISION } from './awaiting-decision.ts';

const OUTCOME = `case a.outcome when 'sold' then 'lance' when 'conditional' then 'condicional' when 'unsold' then 'sem-venda'
  when 'bought' then 'compra' when 'accepted' then 'proposta' when 'defaulted' then 'desfeita' else 'segunda-chance' end`;

const from = `from auction a join offer o on o.code = a.offer_code left join partner s on s.id = o.partner_id
  left join lateral (select p.code, p.account_id, p.value_cents, p.cancelled_at from purchase p
    where p.offer_code = a.offer_code order by p.code desc limit 1) p on true
  left join account b on b.id = p.account_id
  left join lateral (select c.account_id, c.value_cents, c.expires_at from second_chance c
    where c.offer_code = a.offer_code and c.status = 'offered' limit 1) c on true
  left join account d on d.id = c.account_id`;

const base = statement({
  name: 'ended.offers',
  text: `select a.offer_code, o.title, o.partner_id, s.name as store, ${OUTCOME} as outcome, o.status, a.price_cents, a.bid_count,
    a.closed_at, a.end_at, a.conditional_until is not null as conditional, p.code as purchase_code, p.account_id as buyer_id,
    trim(b.name || ' ' || b.surname) as buyer, p.value_cents, p.cancelled_at, c.account_id as chance_account_id,
    trim(d.name || ' ' || d.surname) as chance_account, c.value_cents as chance_cents, c.expires_at as chance_until,
    exists (select from offer_withdrawal w where w.offer_code = a.offer_code) as withdrawn, ${VEHICLE_AWAY} as away,
    (select count(*) from review_flag f where f.offer_code = a.offer_code and f.status = 'open') as flags,
    o.published_at is not null and ${ofOpenStore} as shown ${from}`,
});

type RowOfStatement<S> = S extends Statement<infer Row> ? Row : never;
export type EndedRow = RowOfStatement<typeof base>;

/** Where ended offers come from. */
export const ENDED = listSource(endedOffersList, {
  base,
  from,
  key: 'a.offer_code',
  sorts: {
    encerradaEm: { sql: 'a.closed_at', type: 'timestamptz' },
    valor: { sql: 'a.price_cents', type: 'bigint' },
  },
  filters: {
    resultado: OUTCOME,
    situacao: 'o.status',
    categoria: 'o.category_codes[1]',
    loja: 'coalesce(o.partner_id, 0)',
    comLances: 'a.bid_count > 0',
    valor: 'a.price_cents',
    encerradaEm: 'a.closed_at',
    oferta: 'a.offer_code',
    decisao: `coalesce(${AWAITS_DECISION}, false)`,
    comQuem: takenBy('ended-offer', 'a.offer_code'),
  },
  searched: { texts: ['o.title', `(b.name || ' ' || b.surname)`], codes: ['a.offer_code', 'p.code'] },
});

/** Those that are closed. */
export const HAS_ENDED: readonly Scope[] = [
  { sql: 'a.closed_at is not null', condition: { kind: 'flag', is: true } },
];
