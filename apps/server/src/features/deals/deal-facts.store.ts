import type { Statement, Transaction } from '../../platform/db/database.ts';

/** What is asked about one request of a round. */
export interface FactsQuestion {
  readonly offerCode: number;
  readonly accountId: number;
  readonly key: string | null;
  readonly addressCode: number | null;
}

/** What must be known about a buyer before a deal on an offer is decided. Instants in epoch milliseconds, amounts in centavos. */
export interface DealFacts {
  /** A fresh code, promised to this request. */
  readonly code: number;
  readonly profile_code: number;
  readonly partner_id: number | null;
  /** Leading bids and open proposals on other offers, and how many are allowed at a time. */
  readonly open_elsewhere: number;
  readonly open_allowed: number;
  readonly bought_this_month: number;
  readonly purchases_allowed: number;
  readonly last_at: number | null;
  readonly last_amount_cents: number | null;
  readonly last_automatic: boolean | null;
  readonly last_status: number | null;
  readonly last_reply: object | null;
  readonly address_known: boolean;
  readonly replay_status: number | null;
  readonly replay_body_hash: Buffer | null;
  readonly replay_reply: object | null;
}

const facts: Statement = {
  name: 'deals.facts',
  text: `
    select q.ord::int as place, nextval('bid_code_sequence') as code, c.profile_code, c.partner_id,
      ahead.n + pending.n as open_elsewhere,
      bids.amount + coalesce(bids_release.extra, 0) as open_allowed,
      bought.n as bought_this_month,
      buys.amount + coalesce(buys_release.extra, 0) as purchases_allowed,
      p.last_at, p.last_amount_cents, p.last_automatic, p.last_status, p.last_reply,
      d.code is not null as address_known,
      i.status as replay_status, i.body_hash as replay_body_hash, i.reply as replay_reply
    from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[]) with ordinality
      q(offer_code, account_id, key, address_code, ord)
    join account c on c.id = q.account_id
    join profile_limit bids on bids.profile_code = c.profile_code and bids.kind = 'PODE_DAR_LANCE'
    join profile_limit buys on buys.profile_code = c.profile_code and buys.kind = 'PODE_COMPRAR'
    left join participation p on p.account_id = q.account_id and p.offer_code = q.offer_code
    left join address d on d.code = q.address_code and d.account_id = q.account_id
    left join idempotency i on i.account_id = q.account_id and i.key = q.key and i.created_at >= $7
    cross join lateral (
      select count(*)::int as n from auction where leader_id = q.account_id and open and offer_code <> q.offer_code) ahead
    cross join lateral (
      select count(*)::int as n from proposal where account_id = q.account_id and status = 'open' and offer_code <> q.offer_code) pending
    cross join lateral (
      select count(*)::int as n from purchase
      where account_id = q.account_id and created_at >= $5 and cancelled_at is null) bought
    left join lateral (
      select sum(extra)::int as extra from limit_release
      where account_id = q.account_id and kind = 'PODE_DAR_LANCE' and until > $6) bids_release on true
    left join lateral (
      select sum(extra)::int as extra from limit_release
      where account_id = q.account_id and kind = 'PODE_COMPRAR' and until > $6) buys_release on true
    order by q.ord`,
};

/**
 * The facts for each request of a round, in the order of the questions; undefined where the account is gone. `monthStart` is the first instant of the month in São Paulo,
 * `repliesSince` the age from which kept replies count.
 */
export async function dealFacts(
  transaction: Transaction,
  questions: readonly FactsQuestion[],
  times: { readonly now: number; readonly monthStart: number; readonly repliesSince: number },
): Promise<(DealFacts | undefined)[]> {
  const rows = await transaction.rows<DealFacts & { readonly place: number }>(facts, [
    questions.map((question) => question.offerCode),
    questions.map((question) => question.accountId),
    questions.map((question) => question.key),
    questions.map((question) => question.addressCode),
    new Date(times.monthStart),
    new Date(times.now),
    new Date(times.repliesSince),
  ]);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return questions.map((_question, index) => byPlace.get(index + 1));
}
