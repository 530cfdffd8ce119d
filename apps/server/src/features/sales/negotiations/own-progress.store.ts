import type { ProposalAction } from '@patio/domain/sales/proposals/proposal-transitions.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { StoredStatus } from '../proposals/public.ts';

const offer = statement({
  name: 'negotiations.own-offer',
  text: `select o.status, a.end_at, a.closed_at, a.conditional_until, coalesce(a.leader_id = $2, false) as leads, s.name as store
    from offer o join auction a on a.offer_code = o.code left join partner s on s.id = o.partner_id where o.code = $1`,
});

const bids = statement({
  name: 'negotiations.own-bids',
  text: `select own.first_at, own.last_code, own.stands, own.last_reason, own.taken_at, pa.freight, e.uf
    from participation pa
      join lateral (select min(b.at) as first_at, max(b.code) as last_code, coalesce(bool_or(n.seq is null), false) as stands,
          (array_agg(n.reason order by b.seq desc))[1] as last_reason, max(n.at) as taken_at
        from bid b left join annulment n on n.offer_code = b.offer_code and n.struck_seq = b.seq
        where b.offer_code = pa.offer_code and b.bidder_id = pa.account_id and b.kind in ('L', 'P')) own on own.first_at is not null
      left join address d on d.code = pa.address_code and pa.freight = 'S' left join state e on e.code = d.state_code
    where pa.offer_code = $1 and pa.account_id = $2`,
  // Of one bid at least.
  neverNull: ['last_code'],
});

const proposal = statement({
  name: 'negotiations.own-proposal',
  text: `select p.status, p.created_at, p.expires_at, p.counter_cents is not null as countered, last.step as last_step, last.at as last_step_at,
      (select max(at) from proposal_step where proposal_code = p.code
        and (step = 'reject' or step in ('counter', 'accept') and actor_kind = 'staff')) as answered_at,
      (select max(at) from proposal_step where proposal_code = p.code and step = 'accept' and actor_kind = 'buyer') as accepted_at
    from proposal p
      join lateral (select step, at from proposal_step where proposal_code = p.code order by seq desc limit 1) last on true
    where p.offer_code = $1 and p.account_id = $2 order by p.code desc limit 1`,
  shape: shape<{ status: StoredStatus; last_step: ProposalAction }>(),
});

/** What the progress of a user's deals on an offer depends on; instants in epoch milliseconds, each part undefined where there is none. */
export async function ownProgress(queries: Queries, offerCode: number, accountId: number) {
  const of = [offerCode, accountId] as const;
  return {
    offer: await queries.row(offer, of),
    bids: await queries.row(bids, of),
    proposal: await queries.row(proposal, of),
  };
}

export type OwnProgressRows = Awaited<ReturnType<typeof ownProgress>>;
