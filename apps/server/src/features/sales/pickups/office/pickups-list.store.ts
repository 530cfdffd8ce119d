import { pickupsList } from '@patio/contract/sales/pickups/list-pickups.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource } from '../../../../platform/lists/public.ts';
import { YARD_ROW } from '../../../trading/charges/public.ts';
import { STORAGE_OWED } from '../../purchase-debts/public.ts';
import { GONE, SHOWN_STATE, type ShownPickup } from '../pickup-state.ts';

const from = `from pickup_booking b left join purchase p on p.code = b.purchase_code left join offer o on o.code = p.offer_code
  left join account a on a.id = p.account_id left join partner r on r.id = o.partner_id left join city c on c.code = b.city_code
  left join state s on s.code = c.state_code
  left join yard y on y.city_code = b.city_code and y.partner_id is not distinct from b.partner_id`;

/** A purchase whose buyer did not come, and that nobody has taken up since. */
const PENDING = `b.state = 'missed' and p.status = 'L' and p.cancelled_at is null and not ${GONE}
  and not exists (select from pickup_booking n where n.purchase_code = b.purchase_code and n.code > b.code)`;

const base = statement({
  name: 'pickups.list',
  text: `select b.code, b.purchase_code, b.city_code, c.name || '/' || s.uf as place, coalesce(y.address, '') as address, b.starts_at,
    b.ends_at, ${SHOWN_STATE} as state, b.third_party, b.by_team, b.reason, b.booked_at, b.version, p.offer_code, o.title,
    trim(a.name || ' ' || a.surname) as buyer, a.phone, r.name as store,
    (select coalesce(jsonb_agg(v.plate order by v.position), '[]') from vehicle v where v.offer_code = p.offer_code and v.plate is not null) as plates,
    (select coalesce(jsonb_agg(w.spot order by w.code), '[]') from vehicle v ${YARD_ROW}
      where v.offer_code = o.code and w.spot <> '') as spots, ${STORAGE_OWED} as storage_cents ${from}`,
  // A booking has its purchase, which has its offer and its buyer.
  neverNull: ['place', 'offer_code', 'title', 'buyer'],
  shape: shape<{
    state: ShownPickup;
    plates: readonly string[];
    spots: readonly string[];
    storage_cents: number | null;
  }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type PickupListRow = RowOf<typeof base>;

/** Where the list of pickups comes from. */
export const PICKUPS = listSource(pickupsList, {
  base,
  from,
  key: 'b.code',
  sorts: { inicio: { sql: 'b.starts_at', type: 'timestamptz' } },
  filters: {
    inicio: 'b.starts_at',
    cidade: 'b.city_code',
    situacao: SHOWN_STATE,
    pendente: `(${PENDING})`,
    diarias: `(coalesce(${STORAGE_OWED}, 0) > 0)`,
    loja: 'o.partner_id',
    compra: 'b.purchase_code',
  },
  searched: {
    texts: [
      'o.title',
      (contains) =>
        `p.account_id in (select a.id from account a where ${contains(`a.name || ' ' || a.surname`)})`,
      (contains) => `p.offer_code in (select v.offer_code from vehicle v where ${contains('v.plate')})`,
    ],
    codes: ['b.purchase_code', 'p.offer_code'],
  },
});
