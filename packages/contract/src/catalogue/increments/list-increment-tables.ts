import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { incrementBand, incrementTable } from '../../wire/increments.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** The steps by price that are set, a partner's user sees those of their store; and the ones that hold where nothing is set. */
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
    schema: z.object({ data: z.array(incrementTable), padrao: z.array(incrementBand) }),
  },
  errors: [],
});
