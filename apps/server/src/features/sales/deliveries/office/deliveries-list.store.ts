import { deliveriesList } from '@patio/contract/sales/deliveries/list-deliveries.ts';
import type { ShownDeliveryState } from '@patio/contract/sales/deliveries/delivery.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource } from '../../../../platform/lists/public.ts';
import { chargedAfterApproval, chargedOf, unpaidOf } from '../../purchase-debts/public.ts';

/** What is known of the charge of the freight of a delivery `d`, as `f`. */
export const FREIGHT_JOIN = `left join lateral (select ${chargedOf('freight', 'd.purchase_code')} as charged,
  ${chargedAfterApproval('freight')} as charged_later, ${unpaidOf('freight', 'd.purchase_code')} as owed) f on true`;

const from = `from delivery d left join purchase p on p.code = d.purchase_code left join offer o on o.code = p.offer_code
  left join account b on b.id = p.account_id left join partner r on r.id = o.partner_id left join address a on a.code = p.address_code
  left join city c on c.code = a.city_code left join state e on e.code = a.state_code
  ${FREIGHT_JOIN}`;

/** What a delivery `d` of a purchase `p` shows, `deliveryEnd` before its own state. */
export const STATE = `case when p.cancelled_at is not null then 'cancelada'
  when p.status = 'X' and d.state not in ('confirmada', 'recusada') then 'encerrada' else d.state end`;

/** As `isFreightPaid`, of what is known of its charge `f`. */
export const PAID = `(d.state not in ('a-combinar', 'proposta') and d.amount_cents is not null and (d.amount_cents = 0 or (coalesce(p.payment_approved, false) and not f.charged_later) or (f.charged and f.owed <= 0)))`;

/** As `deliveryOwner`. */
export const OWNER = `case when p.cancelled_at is not null or p.status = 'X' or d.state in ('confirmada', 'recusada') then null
  when d.state in ('proposta', 'entregue') or (d.state in ('combinada', 'agendada') and not ${PAID}) then 'comprador' else 'vendedor' end`;

const DUE = `case when ${OWNER} is not null then d.due_at end`;

const base = statement({
  name: 'deliveries.list',
  text: `select d.purchase_code, ${STATE} as state, ${OWNER} as owner, ${DUE} as due_at, ${PAID} as paid, d.amount_cents, d.carrier,
    d.arrival_on::text as arrival_on, d.tracking_code, d.changed_at, p.offer_code, o.title, trim(b.name || ' ' || b.surname) as buyer, b.phone,
    c.name || '/' || e.uf as destination, r.name as store ${from}`,
  // A delivery has its purchase, which has its offer and its buyer.
  neverNull: ['offer_code', 'title', 'buyer'],
  shape: shape<{ state: ShownDeliveryState; owner: 'comprador' | 'vendedor' | null }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type DeliveryListRow = RowOf<typeof base>;

/** Where the list of deliveries comes from. */
export const DELIVERIES = listSource(deliveriesList, {
  base,
  from,
  key: 'd.purchase_code',
  sorts: {
    prazo: { sql: `coalesce(${DUE}, 'infinity')`, type: 'timestamptz' },
    chegada: { sql: `coalesce(d.arrival_on, 'infinity')`, type: 'date' },
    mudou: { sql: 'd.changed_at', type: 'timestamptz' },
  },
  filters: {
    situacao: STATE,
    prazo: `(${DUE})`,
    chegada: `(d.arrival_on::timestamp at time zone 'America/Sao_Paulo')`,
    atrasada: `coalesce(${DUE} < now(), false)`,
    quem: OWNER,
    loja: 'o.partner_id',
    compra: 'd.purchase_code',
  },
  searched: {
    texts: [
      'o.title',
      'd.carrier',
      'd.tracking_code',
      (contains) =>
        `p.account_id in (select w.id from account w where ${contains(`w.name || ' ' || w.surname`)})`,
      (contains) => `p.offer_code in (select v.offer_code from vehicle v where ${contains('v.plate')})`,
    ],
    codes: ['d.purchase_code', 'p.offer_code'],
  },
});
