import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { DealTerms } from '../deals/public.ts';

/** A buyer's last bid on an offer. Amounts in centavos, instants in epoch milliseconds. */
export interface LastBid {
  readonly offerCode: number;
  readonly accountId: number;
  readonly at: number;
  readonly amount: number;
  readonly terms: DealTerms;
}

const save = statement({
  name: 'participations.save',
  text: `
    insert into participation (account_id, offer_code, last_at, last_amount_cents, freight, address_code, referrer_id, costs)
    select l.account_id, l.offer_code, l.at, l.amount, l.freight, l.address_code, p.id, l.costs
    from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[], $8::jsonb[])
      l(offer_code, account_id, at, amount, freight, address_code, referrer_id, costs)
    left join partner p on p.id = l.referrer_id
    on conflict (account_id, offer_code) do update set
      last_at = excluded.last_at, last_amount_cents = excluded.last_amount_cents, freight = excluded.freight,
      address_code = excluded.address_code, referrer_id = excluded.referrer_id, costs = excluded.costs`,
});

const places = statement({
  name: 'participations.places',
  text: `select p.offer_code, a.pseudonym_key from participation p join auction a on a.offer_code = p.offer_code
         where p.account_id = $1 and exists (
           select from bid b where b.bidder_id = $1 and b.offer_code = p.offer_code and b.kind in ('L', 'P')
             and not exists (select from annulment n where n.offer_code = b.offer_code and n.struck_seq = b.seq))
         order by p.last_at desc limit 500`,
});

/** The offers on which a bid of a buyer stands, latest first, at most five hundred. */
export function placesOf(
  queries: Queries,
  accountId: number,
): Promise<{ offer_code: number; pseudonym_key: string }[]> {
  return queries.rows(places, [accountId]);
}

/** Stores the last bid of each buyer; at most one per buyer and offer may be passed. */
export async function saveLastBids(transaction: Transaction, bids: readonly LastBid[]): Promise<void> {
  await transaction.run(save, [
    bids.map((bid) => bid.offerCode),
    bids.map((bid) => bid.accountId),
    bids.map((bid) => new Date(bid.at)),
    bids.map((bid) => bid.amount),
    bids.map((bid) => bid.terms.freight),
    bids.map((bid) => bid.terms.addressCode),
    bids.map((bid) => bid.terms.referrerId),
    bids.map(({ terms: { costs } }) => (costs ? JSON.stringify(costs) : null)),
  ]);
}
