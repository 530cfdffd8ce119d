import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { depositRule } from './deposit-rule.ts';

/** Which offers and stores ask for a deposit, latest first. */
export const listDepositRules = defineRoute({
  name: 'list-deposit-rules',
  method: 'GET',
  path: '/admin/deposit-rules',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'payments',
  summary: 'Offers and stores that ask for a deposit',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(depositRule) }) },
  errors: [],
});
