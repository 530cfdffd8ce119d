import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

export const optionalGroup = z.object({ title: z.string(), items: z.array(z.object({ name: z.string() })) });

/** API-11. The code is a vehicle's or an offer's; an offer's covers all its vehicles (C-30). */
export const listOptionals = defineRoute({
  name: 'list-optionals',
  method: 'GET',
  path: '/offer/:id/optionals',
  access: 'public',
  tag: 'catalogue',
  summary: 'Optional equipment',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.array(optionalGroup) },
  errors: ['offer-not-found'],
});
