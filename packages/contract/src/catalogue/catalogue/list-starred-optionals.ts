import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

export const starredOptionalGroup = z.object({
  title: z.string(),
  items: z.array(z.object({ name: z.string(), stars: z.number() })),
});
export type StarredOptionalGroup = z.output<typeof starredOptionalGroup>;

/** API-12: equipment with its condition, 0 to 5 stars. The code is a vehicle's or an offer's; an offer's covers all its vehicles (C-30). */
export const listStarredOptionals = defineRoute({
  name: 'list-starred-optionals',
  method: 'GET',
  path: '/offer/:id/optionalsStars',
  access: 'public',
  tag: 'catalogue',
  summary: 'Optional equipment with stars',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.array(starredOptionalGroup) },
  errors: ['offer-not-found'],
});
