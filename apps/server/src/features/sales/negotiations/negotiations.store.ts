import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { ofOpenStore } from '../../catalogue/shown-offers/public.ts';

/** A user's deals on one offer. Amounts in centavos, instants in epoch milliseconds. */
export interface NegotiationRow {
  readonly offer_code: number;
  readonly title: string;
  readonly status: 'A' | 'V' | 'C' | 'L' | 'X' | 'E';
  readonly end_at: number;
  readonly shown: boolean;
  readonly store_open: boolean;
  readonly price_cents: number;
  readonly leader_id: number | null;
  /** The best bid below the reserve still waits for the sales team. */
  readonly undecided: boolean;
  readonly pseudonym_key: string;
  readonly vehicles: object[];
  readonly photos: string[];
  readonly bid_code: number | null;
  readonly bid_kind: string | null;
  readonly bid_value: number | null;
  readonly bid_by: number | null;
  /** No bid stands any more: the last annulled one. */
  readonly bid_annulled: boolean | null;
  readonly has_bid: boolean;
  /** The user withdrew all own bids: the last of them; otherwise null. */
  readonly withdrawn_code: number | null;
  readonly withdrawn_value: number | null;
  readonly proposal_code: number | null;
  readonly proposal_value: number | null;
  readonly proposal_status: string | null;
  readonly purchase_code: number | null;
  readonly purchase_origin: 'buy' | 'bid' | 'proposal' | null;
  readonly purchase_value: number | null;
  readonly purchase_costs: DealCosts | null;
  readonly purchase_status: 'V' | 'C' | 'L' | 'X' | null;
  readonly cancellation: string | null;
  readonly created_at: number | null;
  readonly awaiting_contact_at: number | null;
  readonly negotiation_at: number | null;
  readonly awaiting_credit_at: number | null;
  readonly awaiting_withdrawal_at: number | null;
  readonly finished_at: number | null;
  readonly cancellation_requested_at: number | null;
  readonly sale_cancellation_requested_at: number | null;
  readonly cancellation_rejected_at: number | null;
  readonly sale_cancellation_rejected_at: number | null;
  readonly cancelled_at: number | null;
  readonly invoice_issued: boolean | null;
  readonly payment_approved: boolean | null;
  readonly payment_method: string | null;
  /** Of the best bid of a conditional sale, which is not a purchase yet. */
  readonly bid_cancellation: 'done' | 'review' | 'accepted' | 'rejected' | 'defaulted' | 'regretted' | null;
  readonly bid_cancellation_requested_at: number | null;
  readonly bid_cancellation_answered_at: number | null;
}

export interface HistoryRow {
  readonly offer_code: number;
  readonly at: number;
  readonly value_cents: number;
  readonly account_id: number;
  readonly kind: string;
  /** Of a proposal; null for a bid. */
  readonly proposal_status: string | null;
  /** Whether staff annulled the bid. */
  readonly annulled: boolean;
}

const list = statement({
  name: 'negotiations.list',
  text: `
    with mine as (
      select offer_code, max(at) as at from (
        select offer_code, last_at as at from participation where account_id = $1
        union all
        select offer_code, moved_at from proposal
        where account_id = $1 and not (status = 'withdrawn' and decided_at < $2)
        union all
        select offer_code, created_at from purchase where account_id = $1
        union all
        select offer_code, offered_at from second_chance where account_id = $1) actions
      where $3::bigint is null or offer_code = $3
      group by offer_code
    )
    select o.code as offer_code, o.title, o.status, a.end_at, o.published_at is not null as shown, ${ofOpenStore} as store_open,
      a.price_cents, a.leader_id, a.pseudonym_key,
      a.conditional_until is not null as undecided,
      d.vehicles, d.photos,
      b.annulled as bid_annulled, b.code as bid_code, b.kind as bid_kind, b.value_cents as bid_value, b.bidder_id as bid_by,
      pa.account_id is not null as has_bid, ow.code as withdrawn_code, ow.value_cents as withdrawn_value,
      pr.code as proposal_code, pr.value_cents as proposal_value, pr.status as proposal_status,
      pu.code as purchase_code, pu.origin as purchase_origin, pu.value_cents as purchase_value, pu.costs as purchase_costs, pu.status as purchase_status,
      pu.cancellation, pu.created_at, pu.awaiting_contact_at, pu.negotiation_at, pu.awaiting_credit_at,
      pu.awaiting_withdrawal_at, pu.finished_at, pu.cancellation_requested_at, pu.sale_cancellation_requested_at,
      pu.cancellation_rejected_at, pu.sale_cancellation_rejected_at, pu.cancelled_at,
      pu.invoice_issued, pu.payment_approved, pu.payment_method,
      ca.outcome as bid_cancellation, ca.requested_at as bid_cancellation_requested_at,
      ca.answered_at as bid_cancellation_answered_at
    from mine
    join offer o on o.code = mine.offer_code
    join auction a on a.offer_code = o.code
    join offer_document d on d.offer_code = o.code
    left join participation pa on pa.account_id = $1 and pa.offer_code = o.code
    left join lateral (select e.code, e.kind, e.value_cents, e.bidder_id, n.seq is not null as annulled
      from bid e left join annulment n on n.offer_code = e.offer_code and n.struck_seq = e.seq
      where e.offer_code = o.code and e.kind in ('L', 'P') order by n.seq is not null, e.seq desc limit 1) b on true
    left join lateral (select * from (
        select e.code, e.value_cents, n.reason from bid e
          left join annulment n on n.offer_code = e.offer_code and n.struck_seq = e.seq
        where e.offer_code = o.code and e.bidder_id = $1 and e.kind in ('L', 'P')
        order by n.seq is not null, e.seq desc limit 1) own
      where own.reason = 'withdrawn') ow on pa.account_id is not null
    left join lateral (select * from proposal where offer_code = o.code and account_id = $1 order by code desc limit 1) pr on true
    left join lateral (select * from purchase where offer_code = o.code and account_id = $1 order by code desc limit 1) pu
      -- A user who undid a purchase takes part again in an offer that was opened again: by what they do there since, or by the bids of before.
      -- Nor does it hide a best bid below the reserve, on which the sales team decides.
      on pu.cancelled_at is null
        or (not (a.conditional_until is not null and a.leader_id = $1)
          and coalesce(greatest(pa.last_at, pr.created_at) <= pu.cancelled_at, true) and (o.status <> 'A' or pa.account_id is null))
    left join lateral (select outcome, requested_at, answered_at from cancellation
      where account_id = $1 and offer_code = o.code and purchase_code is null and proposal_code is null
      order by id desc limit 1) ca on pu.code is null
    order by mine.at desc, o.code desc`,
  shape: shape<Pick<NegotiationRow, 'vehicles' | 'photos' | 'purchase_costs'>>(),
});

const history = statement({
  name: 'negotiations.history',
  text: `
    select e.offer_code, e.at, e.value_cents, e.bidder_id as account_id, e.kind, null as proposal_status,
      n.seq is not null as annulled
    from bid e left join annulment n on n.offer_code = e.offer_code and n.struck_seq = e.seq
    where e.offer_code = any($2::bigint[]) and e.kind in ('L', 'P')
    union all
    select offer_code, created_at, value_cents, account_id, 'O', status, false
    from proposal where offer_code = any($2::bigint[]) and account_id = $1
    order by 1, 2 desc`,
  // Bids alone, and each has a bidder.
  neverNull: ['account_id'],
});

/** Reads a user's deals; changes nothing. */
export function negotiationReader(queries: Queries) {
  return {
    /** Newest action first; proposals withdrawn before `withdrawnSince` are left out (S-54). `offerCode` null: on all offers. */
    list: (accountId: number, withdrawnSince: number, offerCode: number | null) =>
      queries.rows(list, [accountId, new Date(withdrawnSince), offerCode]),
    history: (accountId: number, offerCodes: readonly number[]) =>
      queries.rows(history, [accountId, offerCodes]),
  };
}
