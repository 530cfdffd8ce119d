import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';

const list = z.object({
  lista: z.enum(['sancoes', 'pep']),
  /** Publisher and edition. */
  fonte: z.string(),
  nomes: z.number(),
  lidaEm: instant,
});

/** The editions of the lists in which people are looked up. */
export const listWatchLists = defineRoute({
  name: 'list-watch-lists',
  method: 'GET',
  path: '/admin/watch-lists',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'The lists of sanctions and of politically exposed persons that are in use',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(list) }) },
  errors: [],
});
