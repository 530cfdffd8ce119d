import type { Release } from '@patio/domain/people/limits/limit-answer.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/**
 * The facts that decide the limits of an account: level, allowances, usage and exposure. Amounts in centavos; releases as granted by staff,
 * those of exposure in reais.
 */
export interface UsageRow {
  readonly profile_code: number;
  readonly email_confirmed: boolean;
  readonly identity_verified: boolean;
  readonly deposit_cents: number;
  readonly releases: readonly Release[];
  readonly open_allowance: number;
  readonly purchase_allowance: number;
  /** Leading bids and open proposals; without the excluded offer. */
  readonly open_leads: number;
  readonly open_proposals: number;
  readonly bought_this_month: number;
  /** Leading bids at their maximum, including those that wait for the sales team, and open proposals; without the excluded offer. */
  readonly leading_cents: number;
  readonly proposed_cents: number;
  /** Unpaid purchases, of any offer. */
  readonly unpaid_cents: number;
  /** The instant for which it was read, epoch milliseconds. */
  readonly counted_at: number;
}

/** Expressions of the calling statement: account, excluded offer, first instant of the month in São Paulo, now. */
interface UsageTerms {
  readonly account: string;
  readonly profile: string;
  readonly exceptOffer: string;
  readonly monthStart: string;
  readonly now: string;
}

/** Of an auction by its alias: it is over, and the best bid waits for a decision of those who sell. */
export const bestBidWaits = (auction: string): string =>
  `${auction}.conditional_until is not null and ${auction}.outcome = 'conditional'`;

/** Of a purchase by its alias: it stands, and is to be paid. */
export const isUnpaid = (purchase: string): string =>
  `${purchase}.cancelled_at is null and ${purchase}.status in ('V', 'C') and ${purchase}.payment_approved is not true`;

/**
 * Whether a charge (its alias in SQL) of purchase `p` came after the approval of its payment, which does not cover it: storage, and a freight that
 * was agreed to later. Of no meaning while the payment is not approved.
 */
export const afterApproval = (charge: string): string =>
  `(${charge}.kind = 'storage' or (${charge}.origin = 'staff' and ${charge}.created_at >= coalesce(p.payment_approved_at, p.created_at)))`;

/** Joins that fetch what `limitUse` and the rules of exposure need: one text for showing and enforcing limits (S-05). */
export function usageJoins({ account, profile, exceptOffer, monthStart, now }: UsageTerms): string {
  return `
    join profile_limit open_limit on open_limit.profile_code = ${profile} and open_limit.kind = 'PODE_DAR_LANCE'
    join profile_limit purchase_limit on purchase_limit.profile_code = ${profile} and purchase_limit.kind = 'PODE_COMPRAR'
    cross join lateral (
      select coalesce(json_agg(json_build_object('type', kind, 'extra', extra, 'until', extract(epoch from until) * 1000)), '[]') as given
      from limit_release where account_id = ${account} and until > ${now} and withdrawn_at is null) releases
    cross join lateral (
      select count(*)::int as taken, coalesce(sum(coalesce(leader_maximum_cents, price_cents)), 0)::bigint as cents from auction
      where leader_id = ${account} and open and offer_code is distinct from ${exceptOffer}) leads
    cross join lateral (
      select coalesce(sum(coalesce(leader_maximum_cents, price_cents)), 0)::bigint as cents from auction a
      where a.leader_id = ${account} and ${bestBidWaits('a')}) waits
    cross join lateral (
      select count(*)::int as taken, coalesce(sum(value_cents), 0)::bigint as cents from proposal
      where account_id = ${account} and status in ('open', 'countered') and offer_code is distinct from ${exceptOffer}) asks
    cross join lateral (
      select coalesce(sum(value_cents), 0)::bigint as cents from purchase p
      where p.account_id = ${account} and ${isUnpaid('p')}) owes
    cross join lateral (
      select count(*)::int as taken from purchase
      where account_id = ${account} and created_at >= ${monthStart}
        and (cancelled_at is null or cancelled_at_once or regretted_at is not null)) buys`;
}

/** What an account has left by Pix as deposits that are held now, in centavos. */
export const heldDeposits = (account: string): string =>
  `(select coalesce(sum(amount_cents), 0)::bigint from bid_deposit where account_id = ${account} and state = 'held')`;

/** What `UsageRow` reads from the account `c` and the joins; `now` is the instant of the query. */
export const usageColumns = (
  now: string,
): string => `c.profile_code, c.email_confirmed_at is not null as email_confirmed,
      c.identity_verified_at is not null as identity_verified, c.deposit_cents + ${heldDeposits('c.id')} as deposit_cents, releases.given as releases,
      open_limit.amount as open_allowance, purchase_limit.amount as purchase_allowance, leads.taken as open_leads,
      asks.taken as open_proposals, buys.taken as bought_this_month, leads.cents + waits.cents as leading_cents,
      asks.cents as proposed_cents, owes.cents as unpaid_cents, ${now}::timestamptz as counted_at`;

const usage = statement({
  name: 'limits.usage',
  neverNull: ['counted_at'],
  shape: shape<Pick<UsageRow, 'releases'>>(),
  text: `
    select ${usageColumns('$3')}
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
): Promise<UsageRow | undefined> {
  return queries.row(usage, [accountId, new Date(monthStart), new Date(now)]);
}

const visible = statement({
  name: 'limits.visible-leads',
  text: `select coalesce(sum(price_cents), 0)::bigint as cents from auction a
    where a.leader_id = $1 and (a.open or (${bestBidWaits('a')}))`,
});

/** The same usage as staff may see it: leading bids at their price, because maxima are sealed (rule 0.41). */
export async function visibleUsage(queries: Queries, accountId: number, usage: UsageRow): Promise<UsageRow> {
  const leads = await queries.row(visible, [accountId]);
  return { ...usage, leading_cents: leads?.cents ?? 0 };
}
