import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { figures, figuresQuery } from './figures.ts';

/** How a period went; a store sees its own. */
export const readFigures = defineRoute({
  name: 'read-figures',
  method: 'GET',
  path: '/admin/figures',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'figures',
  summary: 'Sales, funnel, steps and prices of a period',
  query: figuresQuery,
  success: { status: 200, schema: z.object({ data: figures }) },
  errors: [],
});
