import type { Queries, Statement } from '../../platform/db/database.ts';

/** What a user has used up and may use, releases included. */
export interface UsageRow {
  readonly open_now: number;
  readonly open_allowed: number;
  readonly bought_this_month: number;
  readonly purchases_allowed: number;
}

const usage: Statement = {
  name: 'limits.usage',
  text: `
    select
      (select count(*)::int from auction where leader_id = c.id and open)
        + (select count(*)::int from proposal where account_id = c.id and status = 'open') as open_now,
      (select count(*)::int from purchase
        where account_id = c.id and created_at >= $2 and cancelled_at is null) as bought_this_month,
      bids.amount + (select coalesce(sum(extra), 0)::int from limit_release
        where account_id = c.id and kind = 'PODE_DAR_LANCE' and until > $3) as open_allowed,
      buys.amount + (select coalesce(sum(extra), 0)::int from limit_release
        where account_id = c.id and kind = 'PODE_COMPRAR' and until > $3) as purchases_allowed
    from account c
    join profile_limit bids on bids.profile_code = c.profile_code and bids.kind = 'PODE_DAR_LANCE'
    join profile_limit buys on buys.profile_code = c.profile_code and buys.kind = 'PODE_COMPRAR'
    where c.id = $1`,
};

/** Usage of a user; `monthStart` is the first instant of the month in São Paulo, both in epoch milliseconds. */
export function usageOf(
  queries: Queries,
  accountId: number,
  monthStart: number,
  now: number,
): Promise<UsageRow | undefined> {
  return queries.row<UsageRow>(usage, [accountId, new Date(monthStart), new Date(now)]);
}
