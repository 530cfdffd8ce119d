import type { OfferQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { listFavourites as contract } from '@patio/contract/catalogue/favourites/list-favourites.ts';
import { offer as wireOffer, type WireOffer } from '@patio/contract/wire/offer.ts';
import {
  DEFAULT_ORDER,
  offerComparator,
  type SortableOffer,
} from '@patio/domain/catalogue/catalogue/sort-offers.ts';
import { nearestMetres } from '@patio/domain/distance/great-circle.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { WrittenJson } from '../../../platform/http/bodies/written-json.ts';
import { offersByCode, viewerOf } from '../catalogue/public.ts';
import { filteredFavourites } from './favourite-facets.ts';
import { favouriteCodes } from './favourites.store.ts';

const defaultLimit = 24;

/**
 * API-19: the favourites, latest first; ended ones stay (S-55). With the fields of a list, one page of them, filtered and sorted, with its
 * total and its facets (rule 0.17): they are few enough to be read completely.
 */
export const listFavourites =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, context) => {
    const codes = await favouriteCodes(database, context.actor.accountId);
    const offers = await offersByCode(database, viewerOf(context), codes);
    if (!asksForPage(query)) return new WrittenJson(`{"data":[${offers.join(',')}]}`);
    const read = offers.map((text) => wireOffer.parse(JSON.parse(text)));
    const found = filteredFavourites(read, query, context.now);
    const [page, limit] = [query.page ?? 1, query.limit ?? defaultLimit];
    const sorted = inOrder(found.offers, query, context.now);
    return {
      data: sorted.slice((page - 1) * limit, page * limit),
      total: sorted.length,
      page,
      limit,
      facets: found.facets,
    };
  };

function asksForPage({ idiom: _idiom, partner: _partner, ...fields }: OfferQuery): boolean {
  return Object.values(fields).some((value) => value !== undefined);
}

/** In the orders of lists; by end, ended offers come last. */
function inOrder(offers: readonly WireOffer[], query: OfferQuery, now: number): WireOffer[] {
  const { lat, lon } = query;
  const hasOrigin = lat !== undefined && lon !== undefined;
  const wanted = query.order ?? DEFAULT_ORDER;
  const compare = offerComparator(wanted === 'DISTANCIA' && !hasOrigin ? DEFAULT_ORDER : wanted);
  const placed = offers.map((offer) => ({
    offer,
    place: placeOf(offer, hasOrigin ? { lat, lon } : null, now),
  }));
  return placed.sort((one, other) => compare(one.place, other.place)).map(({ offer }) => offer);
}

function placeOf(
  offer: WireOffer,
  from: { readonly lat: number; readonly lon: number } | null,
  now: number,
): SortableOffer {
  const end = Date.parse(offer.end);
  return {
    code: offer.codigoOferta,
    price: centavosFromReais(offer.price) ?? 0,
    distance:
      from === null ? null : nearestMetres({ latitude: from.lat, longitude: from.lon }, offer.vehicles),
    end: offer.status === 'A' && end > now ? end : Number.MAX_SAFE_INTEGER,
  };
}
