import { z } from 'zod';
import { defineRoute } from '../route/define-route.ts';
import { offer } from '../wire/offer.ts';
import { codeList, commonQuery, plainText, wordList } from '../wire/primitives.ts';

export const offerOrder = z.enum([
  'MAIS_RECENTES',
  'MAIS_ANTIGOS',
  'MAIOR_PRECO',
  'MENOR_PRECO',
  'DISTANCIA',
  'TERMINA_LOGO',
]);
export type OfferOrder = z.output<typeof offerOrder>;

const bit = z.enum(['0', '1']).transform((text) => text === '1');
const bound = z.coerce.number().min(-1).max(1e12);

/**
 * The filter state of the address (B§3), with paging (rule 0.17). Ranges are exclusive, -1 is open, (0, -1) does not filter (C-40).
 */
export const offerQuery = z.object({
  ...commonQuery.shape,
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  order: offerOrder.optional(),
  term: plainText(200).optional(),
  category: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  brands: codeList.optional(),
  subcategories: codeList.optional(),
  models: codeList.optional(),
  colors: wordList.optional(),
  fuels: wordList.optional(),
  gearboxes: wordList.optional(),
  lot: bit.optional(),
  vehicle: bit.optional(),
  spotlight: bit.optional(),
  priceStart: bound.optional(),
  priceEnd: bound.optional(),
  usageStart: bound.optional(),
  usageEnd: bound.optional(),
  yearStart: bound.optional(),
  yearEnd: bound.optional(),
  state: plainText(60).optional(),
  city: plainText(100).optional(),
  deal: z.enum(['buy', 'bid', 'proposal']).optional(),
  endingWithin: z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
  cursor: plainText(200).optional(),
});
export type OfferQuery = z.output<typeof offerQuery>;

const facet = z.array(z.object({ codigo: z.number(), name: z.string(), count: z.number() }));
const words = z.array(z.object({ name: z.string(), count: z.number() }));

/**
 * How many offers there are of each kind, the most frequent first, at most 200 of a list. Each list is counted as if nothing of its
 * own kind were chosen. Cities are there once a state is chosen.
 */
export const facets = z.object({
  categories: facet,
  subcategories: facet,
  brands: facet,
  models: facet,
  states: facet,
  cities: facet,
  colors: words,
  fuels: words,
  gearboxes: words,
  kinds: z.object({ lot: z.number(), vehicle: z.number() }),
});
export type Facets = z.output<typeof facets>;

/** API-01: without paging fields as the documents have it; with them filtered, ordered, paged and counted. */
export const listOffers = defineRoute({
  name: 'list-offers',
  method: 'GET',
  path: '/offer',
  access: 'optional',
  tag: 'catalogue',
  summary: 'Lists the open offers',
  query: offerQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(offer),
      total: z.number().optional(),
      page: z.number().optional(),
      limit: z.number().optional(),
      next: z.string().nullable().optional(),
      facets: facets.optional(),
    }),
  },
  errors: [],
});
