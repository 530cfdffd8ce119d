import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** What a user has used up and may use, releases included. */
export interface UsageRow {
  readonly open_now: number;
  readonly open_allowed: number;
  readonly bought_this_month: number;
  readonly purchases_allowed: number;
}

/** What decides the level of an account and what it stands for; amounts in centavos, releases in reais as staff grant them. */
export interface TrustRow {
  readonly profile_code: number;
  readonly email_confirmed: boolean;
  readonly identity_verified: boolean;
  readonly deposit_cents: number;
  readonly exposure_released: number;
  /** Leading bids at their maximum, those that wait for the sales team among them, and open proposals; without the offer that does not count. */
  readonly leading_cents: number;
  readonly proposed_cents: number;
  /** Purchases that are not paid yet, of any offer. */
  readonly unpaid_cents: number;
}

/** Expressions of the statement that asks: account, offer that does not count, first instant of the month in São Paulo, now. */
interface UsageTerms {
  readonly account: string;
  readonly profile: string;
  readonly exceptOffer: string;
  readonly monthStart: string;
  readonly now: string;
}

/** Joins that answer what a user has used up and may use, as counts (`places`, `buys`) and as amounts (`leads`, `waits`, `asks`, `owes`): one text for anyone who shows limits and anyone who enforces them (S-05). */
export function usageJoins({ account, profile, exceptOffer, monthStart, now }: UsageTerms): string {
  const released = (kind: string) => `
    coalesce((select sum(extra)::int from limit_release
      where account_id = ${account} and kind = '${kind}' and until > ${now} and withdrawn_at is null), 0)`;
  const allowed = (kind: string) => `
    l.amount + ${released(kind)} as allowed
    from profile_limit l where l.profile_code = ${profile} and l.kind = '${kind}'`;
  return `
    cross join lateral (
      select count(*)::int as taken, coalesce(sum(coalesce(leader_maximum_cents, price_cents)), 0)::bigint as cents from auction
      where leader_id = ${account} and open and offer_code is distinct from ${exceptOffer}) leads
    cross join lateral (
      select coalesce(sum(coalesce(leader_maximum_cents, price_cents)), 0)::bigint as cents from auction
      where leader_id = ${account} and conditional_until is not null and outcome = 'conditional') waits
    cross join lateral (
      select count(*)::int as taken, coalesce(sum(value_cents), 0)::bigint as cents from proposal
      where account_id = ${account} and status in ('open', 'countered') and offer_code is distinct from ${exceptOffer}) asks
    cross join lateral (
      select coalesce(sum(value_cents), 0)::bigint as cents from purchase
      where account_id = ${account} and cancelled_at is null and status in ('V', 'C') and payment_approved is not true) owes
    cross join lateral (
      select leads.taken + asks.taken as taken, ${released('EXPOSICAO')} as exposure_released,
        ${allowed('PODE_DAR_LANCE')}) places
    cross join lateral (
      select (select count(*)::int from purchase
          where account_id = ${account} and created_at >= ${monthStart}
            and (cancelled_at is null or cancelled_at_once or regretted_at is not null)) as taken,
        ${allowed('PODE_COMPRAR')}) buys`;
}

/** What `TrustRow` reads from the account `c` and the joins. */
export const trustColumns = `c.profile_code, c.email_confirmed_at is not null as email_confirmed,
      c.identity_verified_at is not null as identity_verified, c.deposit_cents, places.exposure_released,
      leads.cents + waits.cents as leading_cents, asks.cents as proposed_cents, owes.cents as unpaid_cents`;

const usage = statement({
  name: 'limits.usage',
  text: `
    select places.taken as open_now, places.allowed as open_allowed,
      buys.taken as bought_this_month, buys.allowed as purchases_allowed, ${trustColumns}
    from account c ${usageJoins({
      account: 'c.id',
      profile: 'c.profile_code',
      exceptOffer: 'null::bigint',
      monthStart: '$2',
      now: '$3',
    })}
    where c.id = $1`,
});

/** Usage of a user; `monthStart` is the first instant of the month in São Paulo, both in epoch milliseconds. */
export function usageOf(
  queries: Queries,
  accountId: number,
  monthStart: number,
  now: number,
): Promise<(UsageRow & TrustRow) | undefined> {
  return queries.row(usage, [accountId, new Date(monthStart), new Date(now)]);
}
