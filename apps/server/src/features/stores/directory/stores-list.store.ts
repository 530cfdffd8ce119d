import { storesList, type StoreState } from '@patio/contract/stores/directory/store-row.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource, takenBy } from '../../../platform/lists/public.ts';
import { AWAITS_APPROVAL } from '../partners/public.ts';

/** The city of its address, or of its first yard. */
const CITY = `(select c.name || '/' || f.uf from city c join state f on f.code = c.state_code
  where c.code = coalesce(s.city_code, (select min(y.city_code) from yard y where y.partner_id = s.id)))`;
const STATE = `case s.status when 'approved' then 'aberta' when 'suspended' then 'suspensa' when 'refused' then 'recusada'
  when 'closed' then 'encerrada' else case when s.registered_at is null or (${AWAITS_APPROVAL}) then 'analise' else 'incompleta' end end`;
const OFFERS = `(select count(*)::int from offer o join auction u on u.offer_code = o.code
  where o.partner_id = s.id and u.open and o.published_at is not null)`;
const MEMBERS = `(select count(*)::int from account m where m.partner_id = s.id and m.blocked_at is null and m.erased_at is null)`;
const SINCE = 'coalesce(s.registered_at, s.member_since)';

const from = 'from partner s';

const base = statement({
  name: 'stores.list',
  text: `select s.id, s.name, s.store, ${STATE} as state, ${CITY} as city, s.email, ${OFFERS} as offers, ${MEMBERS} as members,
    ${SINCE} as since, case when s.status in ('approved', 'suspended', 'closed') then s.member_since end as member_since ${from}`,
  shape: shape<{ state: StoreState }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type StoreListRow = RowOf<typeof base>;

/** Where the list of stores comes from. */
export const STORES = listSource(storesList, {
  base,
  from,
  key: 's.id',
  sorts: {
    cadastro: { sql: SINCE, type: 'timestamptz' },
    nome: { sql: 'lower(s.name)', type: 'text' },
    cidade: { sql: `coalesce(${CITY}, '')`, type: 'text' },
    ofertas: { sql: OFFERS, type: 'bigint' },
    membros: { sql: MEMBERS, type: 'bigint' },
  },
  filters: {
    codigo: 's.id',
    situacao: STATE,
    cidade: CITY,
    cadastro: SINCE,
    comQuem: takenBy('store-registration', 's.id'),
  },
  searched: { texts: ['s.name', 's.legal_name', 's.store', 's.email', 's.document'], codes: ['s.id'] },
});

const head = statement({
  name: 'stores.head',
  text: `select s.id, s.name, s.store, ${STATE} as state, ${CITY} as city, s.email, ${OFFERS} as offers, ${MEMBERS} as members,
      ${SINCE} as since, case when s.status in ('approved', 'suspended', 'closed') then s.member_since end as member_since, s.version,
      s.legal_name, s.document, s.site, s.phone, s.email_verified_at, s.representative, s.representative_document, s.idiom, s.description,
      s.photo, s.address, s.city_code, s.standing_reason, s.standing_at,
      nullif(concat_ws(' ', b.name, nullif(b.surname, '')), '') as standing_by,
      w.id as owner_id, concat_ws(' ', w.name, nullif(w.surname, '')) as owner_name, w.email as owner_email,
      (select count(*)::int from stay t join offer o on o.code = t.offer_code
        where o.partner_id = s.id and t.over_at is null and t.cause = 'store') as stayed,
      (select count(distinct p.account_id)::int from participation p join offer o on o.code = p.offer_code
        join auction u on u.offer_code = o.code where o.partner_id = s.id and u.open) as bidders,
      (select count(*)::int from proposal p join offer o on o.code = p.offer_code
        where o.partner_id = s.id and p.status in ('open', 'countered')) as proposals,
      (select count(*)::int from purchase p join offer o on o.code = p.offer_code
        where o.partner_id = s.id and p.status in ('V', 'C', 'L') and p.cancelled_at is null) as purchases
    from partner s left join account b on b.id = s.standing_by
      left join account w on w.partner_id = s.id and w.store_owner and w.erased_at is null
    where s.id = $1 order by w.id limit 1`,
  shape: shape<{ state: StoreState; idiom: 'PTBR' | 'EN' }>(),
});

export type StoreHeadRow = RowOf<typeof head>;

/** A store in whole; undefined: there is none of that number. */
export function storeHeadOf(queries: Queries, partnerId: number): Promise<StoreHeadRow | undefined> {
  return queries.row(head, [partnerId]);
}
