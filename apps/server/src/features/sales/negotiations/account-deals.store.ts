import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { StoredStatus } from '../proposals/public.ts';

interface DealRow {
  readonly offer_code: number;
  readonly title: string;
}

/** Bids of an account on an offer that is open. Instants in epoch milliseconds UTC. */
export interface BidsRow extends DealRow {
  readonly price_cents: number;
  readonly leads: boolean;
  readonly last_cents: number;
  readonly end_at: number;
}

export interface ProposedRow extends DealRow {
  readonly code: number;
  readonly value_cents: number;
  readonly status: StoredStatus;
  readonly at: number;
}

export interface PurchasedRow extends DealRow {
  readonly code: number;
  readonly value_cents: number;
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly at: number;
  readonly cancelled_at: number | null;
}

const known = statement({ name: 'account-deals.is-account', text: 'select id from account where id = $1' });

const bids = statement({
  name: 'account-deals.bids',
  text: `select p.offer_code, o.title, u.price_cents, coalesce(u.leader_id = p.account_id, false) as leads,
      coalesce((select max(b.value_cents) from bid b where b.offer_code = p.offer_code and b.bidder_id = p.account_id), 0)::bigint as last_cents,
      u.end_at
    from participation p join auction u on u.offer_code = p.offer_code join offer o on o.code = p.offer_code
    where p.account_id = $1 and u.open order by p.last_at desc limit 20`,
});

const proposals = statement({
  name: 'account-deals.proposals',
  text: `select p.code, p.offer_code, o.title, p.value_cents, p.status, p.moved_at as at
    from proposal p join offer o on o.code = p.offer_code where p.account_id = $1 order by p.code desc limit 20`,
});

const purchases = statement({
  name: 'account-deals.purchases',
  text: `select p.code, p.offer_code, o.title, p.value_cents, p.status, p.created_at as at, p.cancelled_at
    from purchase p join offer o on o.code = p.offer_code where p.account_id = $1 order by p.code desc limit 20`,
});

/** Whether there is an account of that number, and its deals. */
export function accountDeals(queries: Queries, accountId: number) {
  return {
    isKnown: async (): Promise<boolean> => (await queries.row(known, [accountId])) !== undefined,
    bids: (): Promise<BidsRow[]> => queries.rows(bids, [accountId]),
    proposals: (): Promise<ProposedRow[]> => queries.rows(proposals, [accountId]),
    purchases: (): Promise<PurchasedRow[]> => queries.rows(purchases, [accountId]),
  };
}
