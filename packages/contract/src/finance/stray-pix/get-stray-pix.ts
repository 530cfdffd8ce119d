import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { strayDetail } from './stray-pix.ts';

/** A Pix without a charge, what it may pay, and what was decided about it. */
export const getStrayPix = defineRoute({
  name: 'get-stray-pix',
  method: 'GET',
  path: '/admin/stray-pix/:id',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'A Pix that arrived without a charge',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: strayDetail }) },
  errors: ['stray-not-found'],
});
