import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import type { DealTerms } from '../../deals/public.ts';

const find = statement({
  name: 'auctions.deal-terms',
  text: `select freight, address_code as "addressCode", referrer_id as "referrerId", costs from participation
         where account_id = $1 and offer_code = $2`,
  shape: shape<Pick<DealTerms, 'costs'>>(),
});

/** The terms of a bidder's last bid; undefined when they have not bid. */
export function lastTermsOf(
  queries: Queries,
  offerCode: number,
  accountId: number,
): Promise<DealTerms | undefined> {
  return queries.row(find, [accountId, offerCode]);
}

/** The terms of a bidder's last bid; pickup where none are known. */
export async function dealTermsOf(
  queries: Queries,
  offerCode: number,
  accountId: number,
): Promise<DealTerms> {
  return (
    (await lastTermsOf(queries, offerCode, accountId)) ?? {
      freight: 'N',
      addressCode: null,
      referrerId: null,
    }
  );
}
