import { staffOffersList } from '@patio/contract/catalogue/drafts/staff-offer.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource } from '../../../../platform/lists/public.ts';
import {
  END,
  FILTERS,
  PHOTOS,
  PLATE,
  PRICE,
  searchedDraft,
  searchedOffer,
  STATE,
  TITLE,
} from './offer-columns.store.ts';
import { DRAFTS_PART, PUBLISHED_PART } from './offer-parts.store.ts';

type State =
  | 'rascunho'
  | 'aguardando'
  | 'devolvida'
  | 'agendada'
  | 'no-ar'
  | 'suspensa'
  | 'fora'
  | 'encerrada'
  | 'vendida';

const from = `from (select o.code from offer o union all select n.code from offer_draft n
    where not exists (select from offer x where x.code = n.code)) k
  left join offer o on o.code = k.code left join auction a on a.offer_code = k.code left join offer_draft d on d.code = k.code
  left join partner s on s.id = coalesce(d.partner_id, o.partner_id)`;

const base = statement({
  name: 'drafts.offers',
  text: `select k.code, coalesce(d.version, 0) as version, ${TITLE} as title, ${STATE} as state, case when d.is_new then null else d.state end as change, ${PLATE} as plate,
    s.id as partner_id, s.name as store,
    coalesce(
      (select picture_address(p.guid, p.drawing) from draft_photo p where p.draft_code = k.code and p.guid = (d.form -> 'fotos' -> 0 ->> 'guid')::uuid),
      (select picture_address(p.guid, p.drawing) from photo p where p.offer_code = k.code and p.in_gallery order by p.position limit 1)) as photo,
    ${PHOTOS}::int as photos, ${PRICE} as price_cents, coalesce(a.bid_count, 0) as bids, ${END} as end_at, o.published_at,
    coalesce(d.problem_count, 0)::int as problems, coalesce((d.form ->> 'destaque')::boolean, o.spotlight) as spotlight,
    coalesce(d.changed_at, o.created_at) as changed_at ${from}`,
  // A row is an offer or a draft, and both have them.
  neverNull: ['title', 'spotlight', 'changed_at', 'photos'],
  shape: shape<{ readonly state: State; readonly change: 'draft' | 'waiting' | 'returned' | null }>(),
});

type RowOfStatement<S> = S extends Statement<infer Row> ? Row : never;
export type StaffOfferRow = RowOfStatement<typeof base>;

/** Where offers of every state come from: those on the site, and the drafts of those that are not there yet. */
export const STAFF_OFFERS = listSource(staffOffersList, {
  base,
  from,
  key: 'k.code',
  sorts: {
    codigo: { sql: 'k.code', type: 'bigint' },
    titulo: { sql: `search_text(${TITLE})`, type: 'text' },
    preco: { sql: `coalesce(${PRICE}, 0)`, type: 'bigint' },
    fim: { sql: `coalesce(${END}, 'infinity')`, type: 'timestamptz' },
    mudada: { sql: 'coalesce(d.changed_at, o.created_at)', type: 'timestamptz' },
  },
  filters: {
    situacao: STATE,
    ...FILTERS,
  },
  searched: {
    texts: [...searchedOffer('k.code'), searchedDraft('k.code')],
    codes: ['k.code'],
  },
  parts: [PUBLISHED_PART, DRAFTS_PART],
});
