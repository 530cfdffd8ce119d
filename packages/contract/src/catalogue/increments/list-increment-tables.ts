import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { incrementBand, listedIncrementTable } from '../../wire/increments.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** The increment bands that are set; a store user sees those of their store; and the ones that apply if nothing is set. */
export const listIncrementTables = defineRoute({
  name: 'list-increment-tables',
  method: 'GET',
  path: '/admin/increments',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'increments',
  summary: 'Steps by price, by tenant and category',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({ data: z.array(listedIncrementTable), padrao: z.array(incrementBand) }),
  },
  errors: [],
});
