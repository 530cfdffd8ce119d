import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

import { debtDetail } from './buyer-debt.ts';

/** What the buyer of a charge owes, why, and what was done about it. */
export const getBuyerDebt = defineRoute({
  name: 'get-buyer-debt',
  method: 'GET',
  path: '/admin/buyer-debts/:id',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'What a buyer was given back too much',
  params: codeParams,
  query: commonQuery,

  success: { status: 200, schema: z.object({ data: debtDetail }) },
  errors: ['debt-not-found'],
});
