import type { Queries } from '../../../../platform/db/database.ts';
import { favouritesAmong } from '../offers-by-code.store.ts';

/** Marks an account's favourites in offers that are JSON for anyone. */
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
    // Quotation marks inside a text are escaped, so this matches the field itself.
    return marked.has(Number(code)) ? offer.replace(/(, ?"favorite" ?: ?)false/, '$1true') : offer;
  });
}
