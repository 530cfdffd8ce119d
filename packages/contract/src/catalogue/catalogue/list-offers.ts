import { RANGE_FACETS } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { SORTED_WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { offer, offerCard } from '../../wire/offer.ts';
import { codeList, commonQuery, searchTerm, wordList } from '../../wire/primitives.ts';
import { line, token } from '../../wire/text.ts';

export const offerOrder = z.enum([
  'MAIS_RECENTES',
  'MAIS_ANTIGOS',
  'MAIOR_PRECO',
  'MENOR_PRECO',
  'DISTANCIA',
  'TERMINA_LOGO',
]);
export type OfferOrder = z.output<typeof offerOrder>;

/** One field per facet of words. */
const ofWords = <Schema>(schema: () => Schema) =>
  keyed(SORTED_WORD_FACETS, ({ parameter }) => parameter, schema);

const bit = z.enum(['0', '1']).transform((text) => text === '1');
const words = z.array(z.object({ name: z.string(), count: z.number() }));
const bound = z.coerce.number().min(-1).max(1e12);

const rangeFields = RANGE_FACETS.flatMap(({ parameter }) => [
  `${parameter}Start` as const,
  `${parameter}End` as const,
]);

/** Maximum of offers requested by their codes at once. */
const codesAtMost = 24;

/**
 * The filter state of the address (B§3), with paging (rule 0.17). Ranges are exclusive, -1 is open, (0, -1) does not filter (C-40).
 *
 * - A value that cannot be read (a page 0, a number that is none, -5, a term of more than 200 characters) is refused, 422. One that can be
 *   read and matches nothing (page 99999, an unknown category or store, a range that ends before it begins) gives an empty page, 200,
 *   with its total and its facets.
 * - `deal`: `buy` has a price to buy at once for anyone who looks; `bid` is open to bids; `proposal` accepts proposals and has no bid yet.
 * - `endingWithin`: hours. `radius`: kilometres from `lat`, `lon` to the nearest vehicle; without both it does not filter, like the
 *   order DISTANCIA, which is then MAIS_RECENTES.
 * - `exact=1`: the words of `term` as they are typed; otherwise colours, fuels, gearboxes, years, places, prices ("até 60 mil") and mileages are
 *   filters where offers fit them, as `entendido` reports, and words that no offer has are corrected, as `corrigido` reports.
 * - `fields=card`: of each offer what a card shows (`listCards`). `facets=0`: nothing is counted beside the total.
 * - `codes`: exactly these offers, open or ended, in this order; the other filters, orders and pages do not matter then.
 */
export const offerQuery = z.object({
  ...commonQuery.shape,
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  order: offerOrder.optional(),
  term: searchTerm.optional(),
  exact: bit.optional(),
  category: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  brands: codeList.optional(),
  subcategories: codeList.optional(),
  models: codeList.optional(),
  ...ofWords(() => wordList.optional()),
  lot: bit.optional(),
  vehicle: bit.optional(),
  spotlight: bit.optional(),
  ...keyed(
    rangeFields,
    (name) => name,
    () => bound.optional(),
  ),
  state: line(60).optional(),
  city: line(100).optional(),
  deal: z.enum(['buy', 'bid', 'proposal']).optional(),
  endingWithin: z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
  radius: z.coerce.number().positive().max(20_040).optional(),
  fields: z.enum(['card']).optional(),
  facets: bit.optional(),
  codes: codeList.refine((codes) => codes.length <= codesAtMost, 'codes-at-most').optional(),
  cursor: token(200).optional(),
});
export type OfferQuery = z.output<typeof offerQuery>;

const facet = z.array(z.object({ codigo: z.number(), name: z.string(), count: z.number() }));

/**
 * How many offers there are of each kind, most frequent first, at most 200 per list. Each list is counted as if it had no choice. Cities
 * are included once a state is chosen. `codes` has none.
 */
export const facets = z.object({
  categories: facet,
  subcategories: facet,
  brands: facet,
  models: facet,
  states: facet,
  cities: facet,
  ...ofWords(() => words),
  kinds: z.object({ lot: z.number(), vehicle: z.number() }),
  deals: z.object({ buy: z.number(), bid: z.number(), proposal: z.number() }),
  /** Ending within one day and within three; the second includes the first. */
  ending: z.object({ h24: z.number(), h72: z.number() }),
  /** Model years, newest first; a lot counts once for each of its years. Null if there are none. */
  years: z.object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    counts: z.array(z.object({ year: z.number(), count: z.number() })),
  }),
});
export type Facets = z.output<typeof facets>;

/**
 * The parts of a term that were understood as filters, by the names of the query: a list requested with these, and with the `term` given
 * here, is the same. Bounds are those of the query, which are exclusive: "até 60 mil" is `priceEnd` 60000.01. An empty `term` means none is
 * left.
 */
const understoodQuery = z.object({
  term: z.string(),
  ...ofWords(() => z.array(z.string()).optional()),
  ...keyed(
    rangeFields,
    (name) => name,
    () => z.number().optional(),
  ),
  state: z.string().optional(),
  city: z.string().optional(),
});
export type UnderstoodQuery = z.output<typeof understoodQuery>;

/** The metadata of a page of a list. */
const listed = {
  total: z.number(),
  page: z.number().optional(),
  limit: z.number().optional(),
  next: z.string().nullable().optional(),
  facets: facets.optional(),
  /** The corrected words that were searched instead of `term`. */
  corrigido: z.string().optional(),
  /** The parts of `term` that became filters; not with `exact`. */
  entendido: understoodQuery.optional(),
};

const cards = z.object({ data: z.array(offerCard), ...listed });

/**
 * API-01: without paging fields in the specified form, the newest up to the cap, with `total` and a `Link` to the rest (rule 0.37); with
 * them filtered, sorted, paged and counted.
 */
export const listOffers = defineRoute({
  name: 'list-offers',
  method: 'GET',
  path: '/offer',
  access: 'optional',
  tag: 'catalogue',
  summary: 'Lists the open offers',
  query: offerQuery,
  success: { status: 200, schema: z.object({ data: z.array(offer), ...listed }), other: cards },
  errors: [],
});

/** API-01 with `fields=card`: the same call, as made by screens that show cards. A third of the size. */
export const listCards = defineRoute({
  name: 'list-offers',
  method: 'GET',
  path: '/offer',
  access: 'optional',
  tag: 'catalogue',
  summary: 'Lists the open offers as cards',
  query: offerQuery.extend({ fields: z.literal('card') }),
  success: { status: 200, schema: cards },
  errors: [],
});
