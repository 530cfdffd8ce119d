import { chooseBands, type IncrementBand } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { incrementTables } from '../../../catalogue/increments/public.ts';
import type { OfferSteps } from '../steps.store.ts';

/** The steps by price that apply to an offer without its own increments. */
export async function offerBands(
  queries: Queries,
  { partner_id: partnerId, category_code: categoryCode }: OfferSteps,
): Promise<readonly IncrementBand[]> {
  return chooseBands(await incrementTables(queries, [partnerId]), { partnerId, categoryCode });
}
