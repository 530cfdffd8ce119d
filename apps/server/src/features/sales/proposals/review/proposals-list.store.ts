import { proposalsList } from '@patio/contract/sales/proposals/list-proposals.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import {
  listSource,
  takenBy,
  type ListDeclaration,
  type Scope,
  type SearchedText,
} from '../../../../platform/lists/public.ts';
import { SEARCHED_ACCOUNT } from '../../../identity/accounts/public.ts';
import { standingColumns } from '../../../trading/deals/public.ts';
import type { StoredStatus } from '../proposal-row.ts';
import { situationOf } from '../situation-of.ts';
import type { ReviewedRow } from './reviewed-row.ts';

const from = `from proposal p left join offer o on o.code = p.offer_code left join auction a on a.offer_code = p.offer_code
  left join account c on c.id = p.account_id left join address d on d.code = p.address_code left join state t on t.code = d.state_code
  left join profile_price pp on pp.offer_code = p.offer_code and pp.profile_code = c.profile_code`;

// An offer with a proposal was published at some time: when is not checked.
const base = statement({
  name: 'proposals.review-list',
  text: `select p.code, p.offer_code, p.account_id, p.value_cents, p.counter_cents, p.status, p.freight, p.address_code, p.referrer_id,
    p.costs, p.created_at, p.expires_at, p.refuse_at, t.uf as delivery_state, o.title, o.status as offer_status, a.open as offer_open,
    a.end_at, a.price_cents, o.proposal_floor_cents,
    price_to_have(coalesce(pp.buy_now_cents, o.buy_now_cents), a.price_cents, a.bid_count) as asked_cents, coalesce(a.bid_count > 0, false) as has_bid, ${standingColumns(`'infinity'::timestamptz`)},
    o.partner_id as offer_partner_id, c.name as buyer_name, c.email as buyer_email, c.profile_code as buyer_profile ${from}`,
  shape: shape<Pick<ReviewedRow, 'costs'>>(),
  // A proposal has its offer, its auction and its buyer.
  neverNull: [
    'title',
    'offer_status',
    'offer_open',
    'end_at',
    'price_cents',
    'asked_cents',
    'buyer_name',
    'buyer_email',
    'buyer_profile',
  ],
});

const STORED: readonly StoredStatus[] = [
  'open',
  'countered',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'replaced',
];

const SITUATION = `case p.status ${STORED.map((status) => `when '${status}' then '${situationOf(status)}'`).join(' ')} end`;

const ofTitle: SearchedText = (contains) =>
  `p.offer_code in (select code from offer where ${contains('title')})`;

/** Where the list of proposals comes from. */
export const PROPOSALS: ListDeclaration<ReviewedRow> = listSource(proposalsList, {
  base,
  from,
  key: 'p.code',
  sorts: {
    venceEm: { sql: 'p.expires_at', type: 'timestamptz' },
    alteradaEm: { sql: 'p.moved_at', type: 'timestamptz' },
    criadaEm: { sql: 'p.created_at', type: 'timestamptz' },
    valor: { sql: 'p.value_cents', type: 'bigint' },
  },
  filters: {
    situacao: SITUATION,
    valor: 'p.value_cents',
    criadaEm: 'p.created_at',
    venceEm: 'p.expires_at',
    oferta: 'p.offer_code',
    comprador: 'p.account_id',
    loja: 'coalesce(o.partner_id, 0)',
    comQuem: takenBy('proposal', 'p.code'),
  },
  searched: {
    texts: [
      ofTitle,
      (contains) => `p.account_id in (select a.id from account a where ${contains(SEARCHED_ACCOUNT)})`,
    ],
    codes: ['p.code', 'p.offer_code'],
  },
});

/** The same for a store, which reads the name of a buyer alone. `SEARCHED_ACCOUNT` is there for its index. */
export const PROPOSALS_OF_STORE: ListDeclaration<ReviewedRow> = {
  ...PROPOSALS,
  source: {
    ...PROPOSALS.source,
    searched: {
      ...PROPOSALS.source.searched,
      texts: [
        ofTitle,
        (contains: (sql: string) => string) =>
          `p.account_id in (select a.id from account a where ${contains(SEARCHED_ACCOUNT)} and ${contains('a.name')})`,
      ],
    },
  },
};

/** The scope of a store: proposals on its own offers. */
export const STORE_OF_PROPOSAL = 'o.partner_id';

/**
 * Proposals that people decide on: one below the floor is answered automatically (rule 0.30). Without a choice of the caller those that
 * wait; the statuses as they are stored, because an index finds them.
 */
export function decidable(chosen: unknown): readonly Scope[] {
  const words = typeof chosen === 'string' ? chosen.split(',').filter((word) => word !== '') : [];
  const statuses =
    words.length === 0
      ? ['open', 'countered']
      : STORED.filter((status) => words.includes(situationOf(status)));
  return [
    { sql: 'p.refuse_at is null', condition: { kind: 'flag', is: true } },
    { sql: 'p.status', condition: { kind: 'words', words: statuses } },
  ];
}

const one = statement({
  name: 'proposals.review-find',
  text: `${base.text} where p.code = $1 and p.refuse_at is null`,
  shape: shape<Pick<ReviewedRow, 'costs'>>(),
  neverNull: [
    'title',
    'offer_status',
    'offer_open',
    'end_at',
    'price_cents',
    'asked_cents',
    'buyer_name',
    'buyer_email',
    'buyer_profile',
  ],
});

export { one as oneProposal };
