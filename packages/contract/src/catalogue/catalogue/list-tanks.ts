import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Capacity in litres. */
export const tank = z.object({ material: z.string(), capacidade: z.number() });
export type Tank = z.output<typeof tank>;

/** API-14. The code is a vehicle's or an offer's; an offer's covers all its vehicles (C-30). */
export const listTanks = defineRoute({
  name: 'list-tanks',
  method: 'GET',
  path: '/offer/:id/tanq',
  access: 'public',
  tag: 'catalogue',
  summary: 'Tanks of a vehicle',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.array(tank) },
  errors: ['offer-not-found'],
});
