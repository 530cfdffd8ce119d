import type { listOffers as contract, OfferQuery } from '@patio/contract/catalogue/list-offers.ts';
import { fieldText } from '@patio/contract/errors/field-texts.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { WrittenJson } from '../../platform/http/written-json.ts';
import type { FoundOffers, OfferFinder } from './find-offers.ts';
import { noFilter, offerFilter } from './offer-filter.ts';
import { choosePage, type Position } from './offer-order.ts';
import { openOffersByCode, publishedOffersByCode } from './offers-by-code.store.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import { sendAllOffers } from './send-all-offers.ts';
import { viewerOf } from './viewer.ts';

const defaultLimit = 24;

/** API-01: every open offer; with paging fields, one page with its total and its facets (rule 0.17). */
export const listOffers =
  (deps: ServerDeps, finder: OfferFinder): Handler<typeof contract> =>
  async ({ query }, context) => {
    if (query.codes) return listByCodes(deps, query.codes, context);
    if (!asksForPage(query)) {
      return sendAllOffers(deps, finder, { ...noFilter, partner: query.partner || null }, context);
    }
    const page = pageAsked(query, context);
    const viewer = viewerOf(context);
    const found = await finder.find({
      filter: offerFilter(query),
      viewer,
      now: context.now,
      origin: page.origin,
      exact: query.exact ?? false,
    });
    // One more than the page holds tells whether there is a next one.
    const chosen = choosePage(found.index, found.slots, { ...page, viewer, limit: page.limit + 1 });
    const shown = chosen.slice(0, page.limit);
    const codes = shown.map(({ code }) => code);
    const offers = await openOffersByCode(deps.database, viewer, codes, context.now);
    const next = chosen.length > page.limit ? shown.at(-1) : undefined;
    return new WrittenJson(reply(query, page, offers, found, next));
  };

function asksForPage({ idiom: _idiom, partner: _partner, ...fields }: OfferQuery): boolean {
  return Object.values(fields).some((value) => value !== undefined);
}

async function listByCodes(
  { database }: ServerDeps,
  codes: readonly number[],
  context: CallContext,
): Promise<WrittenJson> {
  const offers = await publishedOffersByCode(database, viewerOf(context), codes, context.now);
  const { length } = offers;
  return new WrittenJson(
    `{"data":[${offers.join(',')}],"total":${length},"page":1,"limit":${codes.length},"next":null}`,
  );
}

function pageAsked(query: OfferQuery, context: CallContext) {
  const order = query.order ?? 'MAIS_RECENTES';
  const limit = query.limit ?? defaultLimit;
  const after = query.cursor ? readCursor(order, query.cursor) : null;
  if (query.cursor && !after) {
    throw new ApiError('invalid-fields', { erros: [fieldText('', 'cursor', context.idiom)] });
  }
  const { lat, lon } = query;
  const origin = lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon };
  return { order, limit, after, origin, offset: after ? 0 : ((query.page ?? 1) - 1) * limit };
}

function reply(
  query: OfferQuery,
  { order, limit }: ReturnType<typeof pageAsked>,
  offers: readonly string[],
  { slots, facets, corrected }: FoundOffers,
  next: Position | undefined,
): string {
  const cursor = next ? writeCursor(order, next) : null;
  const correction = corrected === null ? '' : `,"corrigido":${JSON.stringify(corrected)}`;
  return (
    `{"data":[${offers.join(',')}],"total":${slots.length},"page":${query.page ?? 1},"limit":${limit},` +
    `"next":${JSON.stringify(cursor)},"facets":${facets}${correction}}`
  );
}
