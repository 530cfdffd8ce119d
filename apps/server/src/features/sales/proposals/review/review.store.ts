import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { standingColumns, type OfferStanding } from '../../../trading/deals/public.ts';
import type { ProposalRow } from '../proposal-row.ts';

/** A proposal with what the people who decide on it need to know. Instants in epoch milliseconds. */
export interface ReviewedRow extends ProposalRow, OfferStanding {
  readonly title: string;
  readonly offer_status: string;
  readonly offer_open: boolean;
  readonly end_at: number;
  readonly price_cents: number;
  readonly has_bid: boolean;
  readonly offer_partner_id: number | null;
  readonly buyer_name: string;
  readonly buyer_email: string;
  readonly buyer_profile: number;
}

/** The filter; null: no restriction. `store` 0 is the house. */
export interface ReviewQuery {
  readonly statuses: readonly string[];
  readonly offerCode: number | null;
  readonly store: number | null;
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

// An offer with a proposal was published at some time: when is not checked.
const columns = `p.code, p.offer_code, p.account_id, p.value_cents, p.counter_cents, p.status, p.freight, p.address_code, p.referrer_id,
  p.costs, p.created_at, p.expires_at, p.refuse_at, t.uf as delivery_state, o.title, o.status as offer_status, a.open as offer_open, a.end_at, a.price_cents, a.bid_count > 0 as has_bid, ${standingColumns(`'infinity'::timestamptz`)},
  o.partner_id as offer_partner_id,
  c.name as buyer_name, c.email as buyer_email, c.profile_code as buyer_profile`;

const joined = `from proposal p join offer o on o.code = p.offer_code join auction a on a.offer_code = p.offer_code
  join account c on c.id = p.account_id left join address d on d.code = p.address_code left join state t on t.code = d.state_code`;

// A proposal below the floor is answered automatically and hidden from the people who decide (rule 0.30).
const decidable = `p.refuse_at is null`;

const asked = `${decidable} and p.status = any($1::text[]) and ($2::bigint is null or p.offer_code = $2)
  and ($3::bigint is null or coalesce(o.partner_id, 0) = $3)`;

const byExpiry = statement({
  name: 'proposals.review-by-expiry',
  text: `select ${columns} ${joined} where ${asked} order by p.expires_at, p.code limit $4 offset $5`,
  shape: shape<Pick<ReviewedRow, 'costs'>>(),
});

const byStep = statement({
  name: 'proposals.review-by-step',
  text: `select ${columns} ${joined} where ${asked} order by p.moved_at desc, p.code desc limit $4 offset $5`,
  shape: shape<Pick<ReviewedRow, 'costs'>>(),
});

const count = statement({
  name: 'proposals.review-count',
  text: `select count(*)::int as total ${joined} where ${asked}`,
});

const find = statement({
  name: 'proposals.review-find',
  text: `select ${columns} ${joined} where p.code = $1 and ${decidable}`,
  shape: shape<Pick<ReviewedRow, 'costs'>>(),
});

const steps = statement({
  name: 'proposals.review-steps',
  text: `select s.proposal_code, s.seq, s.step, s.actor_kind, s.actor_id, s.value_cents, s.message, s.at, c.name as actor_name
         from proposal_step s left join account c on c.id = s.actor_id
         where s.proposal_code = any($1::bigint[]) order by s.proposal_code, s.seq`,
});

/** Reads proposals for the people who decide on them; changes nothing. */
export function reviewReader(queries: Queries) {
  return {
    list: ({ statuses, offerCode, store, newestFirst, limit, offset }: ReviewQuery) =>
      queries.rows(newestFirst ? byStep : byExpiry, [statuses, offerCode, store, limit, offset]),
    count: async ({ statuses, offerCode, store }: ReviewQuery): Promise<number> =>
      (await queries.row(count, [statuses, offerCode, store]))?.total ?? 0,
    find: (code: number) => queries.row(find, [code]),
    /** With the names of people who acted. */
    steps: (codes: readonly number[]) => queries.rows(steps, [codes]),
  };
}
