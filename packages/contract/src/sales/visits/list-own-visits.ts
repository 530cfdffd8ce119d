import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { ownVisit } from './visit-fields.ts';

/** The visits of the caller, the latest day first, at most 200; of one offer, with `oferta`. */
export const listOwnVisits = defineRoute({
  name: 'list-own-visits',
  method: 'GET',
  path: '/usrio/visitas',
  access: 'user',
  tag: 'visits',
  summary: 'Own visits',
  query: commonQuery.extend({ oferta: code.optional() }),
  success: { status: 200, schema: z.object({ data: z.array(ownVisit) }) },
  errors: [],
});
