import type { Queries } from '../../../../platform/db/database.ts';
import { favouritesAmong } from '../offers-by-code.store.ts';

/** Some offers, as JSON for anyone, as an account sees them: its favourites are marked. */
export async function markFavourites(
  queries: Queries,
  accountId: number,
  offers: readonly string[],
  codes: readonly number[],
): Promise<readonly string[]> {
  const marked = new Set(await favouritesAmong(queries, accountId, codes));
  if (marked.size === 0) return offers;
  return offers.map((offer) => {
    const code = /"codigo(?:Oferta)?" ?: ?(\d+)/.exec(offer)?.[1];
    // A quotation mark inside a text is written with a backslash, so that this is the field itself.
    return marked.has(Number(code)) ? offer.replace(/(, ?"favorite" ?: ?)false/, '$1true') : offer;
  });
}
