import type { listOffers as contract, OfferQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { packedJson } from '../../../../platform/http/bodies/packed-json.ts';
import { packingFor } from '../../../../platform/http/bodies/packing.ts';
import { WrittenJson } from '../../../../platform/http/bodies/written-json.ts';
import { cardText } from '../lists/card-text.ts';
import type { Lists, PageRequested } from '../lists/list-ask.ts';
import { publishedOffersByCode } from '../offers-by-code.store.ts';
import { readCursor } from '../index/page-cursor.ts';
import { sendWholeList } from './send-whole-list.ts';
import { viewerOf } from '../viewer.ts';

const defaultLimit = 24;

/** API-01: the open offers up to the cap; with paging fields, one page with its total and its facets (rule 0.17). */
export const listOffers =
  (deps: ServerDeps, lists: Lists): Handler<typeof contract> =>
  async ({ query }, context) => {
    if (query.codes) return listByCodes(deps, query.codes, query.fields, context);
    if (!asksForPage(query)) return sendWholeList(lists, null, query, context);
    const page = pageAsked(query, context);
    if (isLongSearch(query.term)) await context.request.takeTurn?.('whole');
    const viewer = viewerOf(context);
    const packing = packingFor(context.request.headers['accept-encoding']);
    const ask = { about: 'page', query, page, viewer, packing, now: context.now } as const;
    return packedJson(context.reply, await lists.answer(ask));
  };

/** Terms with up to this many words cost no more than any list. */
const fewWords = 4;

function isLongSearch(term: string | undefined): boolean {
  return term !== undefined && term.trim().split(/[^\p{L}\p{M}\p{N}]+/u).length > fewWords;
}

function asksForPage({ idiom: _idiom, partner: _partner, ...fields }: OfferQuery): boolean {
  return Object.values(fields).some((value) => value !== undefined);
}

async function listByCodes(
  { database }: ServerDeps,
  codes: readonly number[],
  fields: OfferQuery['fields'],
  context: CallContext,
): Promise<WrittenJson> {
  const found = await publishedOffersByCode(database, viewerOf(context), codes, context.now);
  const offers = fields === 'card' ? found.map(cardText) : found;
  const { length } = offers;
  return new WrittenJson(
    `{"data":[${offers.join(',')}],"total":${length},"page":1,"limit":${codes.length},"next":null}`,
  );
}

function pageAsked(query: OfferQuery, context: CallContext): PageRequested {
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
