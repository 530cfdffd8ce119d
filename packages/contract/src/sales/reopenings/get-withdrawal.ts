import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { withdrawal } from './withdrawal.ts';

/** Whether the signed-in buyer may withdraw their bids on an offer; null if not. */
export const getWithdrawal = defineRoute({
  name: 'get-withdrawal',
  method: 'GET',
  path: '/offer/:id/desistencia',
  access: 'user',
  tag: 'reopenings',
  summary: 'Whether own bids may be withdrawn',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: withdrawal.nullable() }) },
  errors: [],
});
