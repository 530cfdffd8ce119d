import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { closeDetail } from './close.ts';

/** A day with what moved, what the bank says of its Pix, and how it was closed. */
export const getClose = defineRoute({
  name: 'get-close',
  method: 'GET',
  path: '/admin/closes/:id',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'A day of the book, with its movements',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: closeDetail }) },
  errors: ['close-not-found'],
});
