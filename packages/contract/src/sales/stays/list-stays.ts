import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { stay } from './stay.ts';

/** Offers whose clock is stopped, longest first, at most 200: staff have to release or end them. */
export const listStays = defineRoute({
  name: 'list-stays',
  method: 'GET',
  path: '/admin/stays',
  access: 'staff',
  roles: ['sales'],
  tag: 'stays',
  summary: 'Offers whose end stands still',
  query: commonQuery.extend({ loja: code.optional() }),
  success: { status: 200, schema: z.object({ data: z.array(stay), total: z.number() }) },
  errors: [],
});
