import type { Queries, Statement } from '../../platform/db/database.ts';

/** What a user has used up and may use, releases included. */
export interface UsageRow {
  readonly open_now: number;
  readonly open_allowed: number;
  readonly bought_this_month: number;
  readonly purchases_allowed: number;
}

/** Expressions of the statement that asks: account, offer that does not count, first instant of the month in São Paulo, now. */
interface UsageTerms {
  readonly account: string;
  readonly profile: string;
  readonly exceptOffer: string;
  readonly monthStart: string;
  readonly now: string;
}

/** Joins that answer as `places` and `buys` what somebody has used up and may use: one text for whoever shows limits and whoever enforces them (S-05). */
export function usageJoins({ account, profile, exceptOffer, monthStart, now }: UsageTerms): string {
  const allowed = (kind: string) => `
    l.amount + coalesce((select sum(extra)::int from limit_release
      where account_id = ${account} and kind = '${kind}' and until > ${now} and withdrawn_at is null), 0) as allowed
    from profile_limit l where l.profile_code = ${profile} and l.kind = '${kind}'`;
  return `
    cross join lateral (
      select (select count(*)::int from auction
          where leader_id = ${account} and open and offer_code is distinct from ${exceptOffer})
        + (select count(*)::int from proposal
          where account_id = ${account} and status in ('open', 'countered') and offer_code is distinct from ${exceptOffer}) as taken,
        ${allowed('PODE_DAR_LANCE')}) places
    cross join lateral (
      select (select count(*)::int from purchase
          where account_id = ${account} and created_at >= ${monthStart}
            and (cancelled_at is null or cancelled_at_once or regretted_at is not null)) as taken,
        ${allowed('PODE_COMPRAR')}) buys`;
}

const usage: Statement = {
  name: 'limits.usage',
  text: `
    select places.taken as open_now, places.allowed as open_allowed,
      buys.taken as bought_this_month, buys.allowed as purchases_allowed
    from account c ${usageJoins({
      account: 'c.id',
      profile: 'c.profile_code',
      exceptOffer: 'null::bigint',
      monthStart: '$2',
      now: '$3',
    })}
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
