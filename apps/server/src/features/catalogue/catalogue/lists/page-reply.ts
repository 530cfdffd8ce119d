import type { FoundOffers, OfferFinder } from '../listing/find-offers.ts';
import { choosePage, type Position } from '../index/offer-order.ts';
import { writeCursor } from '../index/page-cursor.ts';
import type { PageRequest } from './list-ask.ts';
import type { OfferTexts } from './offer-texts.ts';

/** API-01 with paging fields: one page with its total and its facets (rule 0.17), as JSON. */
export async function pageReply(texts: OfferTexts, finder: OfferFinder, ask: PageRequest): Promise<string> {
  const { query, page, viewer, now } = ask;
  const found = await finder.find({
    query,
    viewer,
    now,
    origin: page.origin,
    idiom: query.idiom === 'EN' ? 'EN' : 'PTBR',
  });
  // One row more than the page holds reveals whether there is a next one.
  const chosen = choosePage(found.index, found.found, { ...page, viewer, limit: page.limit + 1 });
  const shown = chosen.slice(0, page.limit);
  const codes = shown.map(({ code }) => code);
  const offers = await texts.read(found.index, viewer, codes, now);
  return json(ask, offers, found, chosen.length > page.limit ? shown.at(-1) : undefined);
}

function json(
  { query, page: { order, limit } }: PageRequest,
  offers: readonly string[],
  { total, facets, corrected, understood }: FoundOffers,
  next: Position | undefined,
): string {
  const cursor = next ? writeCursor(order, next) : null;
  const counted = facets === null ? '' : `,"facets":${facets}`;
  const correction = corrected === null ? '' : `,"corrigido":${JSON.stringify(corrected)}`;
  const meaning = understood === null ? '' : `,"entendido":${JSON.stringify(understood)}`;
  return (
    `{"data":[${offers.join(',')}],"total":${total},"page":${query.page ?? 1},"limit":${limit},` +
    `"next":${JSON.stringify(cursor)}${counted}${correction}${meaning}}`
  );
}
