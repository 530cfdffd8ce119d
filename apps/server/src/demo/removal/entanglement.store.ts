import type { Queries } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

/** What still exists of the demo world, by number. */
export interface DemoRemains {
  readonly accounts: readonly number[];
  readonly offers: readonly number[];
  readonly stores: readonly number[];
}

/** How many deals connect the demo world with other users. */
export interface Entanglement {
  /** People who have dealt on offers of the demo. */
  readonly dealers: number;
  /** Offers of others with deals by demo accounts, or that belong to them. */
  readonly offers: number;
  /** Accounts and offers of others in stores of the demo. */
  readonly in_stores: number;
}

const deals = `select bidder_id as account_id, offer_code from bid where bidder_id is not null
  union all select bidder_id, offer_code from maximum
  union all select account_id, offer_code from participation
  union all select account_id, offer_code from proposal
  union all select account_id, offer_code from purchase
  union all select account_id, offer_code from cancellation
  union all select account_id, offer_code from second_chance
  union all select account_id, offer_code from bid_deposit
  union all select account_id, offer_code from visit
  union all select account_id, offer_code from deal_conversation`;

const find = statement({
  name: 'demo.entanglement',
  text: `with deal as materialized (select distinct account_id, offer_code from (${deals}) d)
    select
      (select count(distinct account_id)::int from deal where offer_code = any($2::bigint[]) and account_id <> all($1::bigint[])) as dealers,
      (select count(distinct offer_code)::int from (
        select offer_code from deal where account_id = any($1::bigint[])
        union all select code from offer where owner_id = any($1::bigint[])) o where offer_code <> all($2::bigint[])) as offers,
      ((select count(*) from account where partner_id = any($3::bigint[]) and id <> all($1::bigint[]))
        + (select count(*) from offer where partner_id = any($3::bigint[]) and code <> all($2::bigint[])))::int as in_stores`,
});

/** What prevents the removal of the demo world; null if nothing does. */
export async function entanglementOf(
  queries: Queries,
  { accounts, offers, stores }: DemoRemains,
): Promise<Entanglement | null> {
  const found = await queries.row(find, [accounts, offers, stores]);
  if (!found || found.dealers + found.offers + found.in_stores === 0) return null;
  return found;
}
