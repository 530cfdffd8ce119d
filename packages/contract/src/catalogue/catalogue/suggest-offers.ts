import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, searchTerm } from '../../wire/primitives.ts';

/**
 * A name found in open offers. `codigo` is the code of the category, subcategory, brand, model or offer, and `total` the number of open
 * offers with it; 1 for an offer, whose `texto` is its title.
 */
export const suggestion = z.object({
  tipo: z.enum(['categoria', 'subcategoria', 'marca', 'modelo', 'oferta']),
  texto: z.string(),
  codigo: z.number(),
  total: z.number(),
});
export type Suggestion = z.output<typeof suggestion>;

/**
 * Suggestions while a user types, at most eight, most likely first; none below two letters. Accents and case are ignored, typing errors are
 * tolerated. `category` (0 = all) and `partner` restrict the offers. Example: `term=corola` gives
 * `{"data":[{"tipo":"modelo","texto":"Toyota Corolla","codigo":4321,"total":12}]}`.
 */
export const suggestOffers = defineRoute({
  name: 'suggest-offers',
  method: 'GET',
  path: '/offer/suggest',
  access: 'public',
  tag: 'catalogue',
  summary: 'Search suggestions',
  query: z.object({
    ...commonQuery.shape,
    term: searchTerm.optional(),
    category: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  success: { status: 200, schema: z.object({ data: z.array(suggestion) }) },
  errors: [],
});
