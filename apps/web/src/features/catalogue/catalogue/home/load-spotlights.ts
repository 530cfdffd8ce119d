import { listCards } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { cardView, type CardView } from '../cards/card-view.ts';
import { queryOf } from '../filters/filter-query.ts';
import type { FilterState } from '../filters/filter-state.ts';
import type { Position } from '../places/place.ts';
import { spotlightQuery } from './spotlights.ts';

/** The next page of the spotlight offers under a filter. Errors: `CallFailure`. */
export async function loadSpotlights(
  filter: FilterState,
  position: Position | null,
  page: number,
): Promise<readonly CardView[]> {
  const { data } = await browserCall(listCards, { query: spotlightQuery(queryOf(filter, position), page) });
  return data.map(cardView);
}
