import type { listOffers as contract, OfferQuery } from '@patio/contract/catalogue/list-offers.ts';
import { fieldText } from '@patio/contract/errors/field-texts.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { WrittenJson } from '../../platform/http/written-json.ts';
import type { FacetMemory, Facets } from './facets.ts';
import { noFilter, offerFilter } from './offer-filter.ts';
import { readPage, type PageQuestion, type PageRow } from './offer-page.store.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import { sendAllOffers } from './send-all-offers.ts';
import { viewerOf } from './viewer.ts';

const defaultLimit = 24;
/** Cities within which an order by distance looks first. */
const nearestCities = 60;

/** API-01: every open offer; with paging fields, one page with its total and its facets (rule 0.17). */
export const listOffers =
  (deps: ServerDeps, facets: FacetMemory): Handler<typeof contract> =>
  async ({ query }, context) => {
    if (!asksForPage(query)) {
      const filter = { ...noFilter, partner: query.partner || null };
      return sendAllOffers(deps, filter, context);
    }
    const question = pageQuestion(query, context);
    const counted = await facets.of(question);
    const rows = await readRows(deps, question, counted);
    return new WrittenJson(reply(query, question, rows, counted));
  };

function asksForPage({ idiom: _idiom, partner: _partner, ...fields }: OfferQuery): boolean {
  return Object.values(fields).some((value) => value !== undefined);
}

function pageQuestion(query: OfferQuery, context: CallContext): PageQuestion {
  const order = query.order ?? 'MAIS_RECENTES';
  const limit = query.limit ?? defaultLimit;
  const after = query.cursor ? readCursor(order, query.cursor) : null;
  if (query.cursor && !after) {
    throw new ApiError('invalid-fields', { erros: [fieldText('', 'cursor', context.idiom)] });
  }
  const hasOrigin = query.lat !== undefined && query.lon !== undefined;
  return {
    filter: offerFilter(query),
    viewer: viewerOf(context),
    now: context.now,
    order,
    origin: hasOrigin ? { latitude: query.lat ?? 0, longitude: query.lon ?? 0 } : null,
    limit,
    offset: after ? 0 : ((query.page ?? 1) - 1) * limit,
    after,
    way: 'walk',
    nearest: null,
  };
}

/** One row more than the page holds tells whether there is a next one. */
async function readRows(
  { database }: ServerDeps,
  given: PageQuestion,
  { total, open }: Facets,
): Promise<PageRow[]> {
  if (total === 0 || given.offset >= total) return [];
  const question = { ...given, limit: given.limit + 1, way: wayOf(given, total, open) };
  if (given.order !== 'DISTANCIA' || given.origin === null) return readPage(database, question);
  const near = await readPage(database, { ...question, nearest: nearestCities });
  return near.length === question.limit ? near : readPage(database, question);
}

/**
 * Walking tests on average open/total offers for each one listed; gathering fetches and sorts all that match, which costs about six
 * times as much an offer.
 */
function wayOf(
  { order, origin, offset, limit }: PageQuestion,
  total: number,
  open: number,
): PageQuestion['way'] {
  if (order === 'DISTANCIA' && origin !== null) return 'gather';
  return (offset + limit) * open < 6 * total * total ? 'walk' : 'gather';
}

function reply(query: OfferQuery, question: PageQuestion, rows: readonly PageRow[], facets: Facets): string {
  const page = rows.slice(0, question.limit);
  const last = page.at(-1);
  const next = rows.length > question.limit && last ? writeCursor(question.order, last) : null;
  return (
    `{"data":[${page.map((row) => row.offer).join(',')}],"total":${facets.total},"page":${query.page ?? 1},` +
    `"limit":${question.limit},"next":${JSON.stringify(next)},"facets":${facets.json}}`
  );
}
