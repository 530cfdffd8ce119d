import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { ownDeposit } from './own-deposit.ts';

/** The deposits of the user, latest first; those that nobody paid are not shown. */
export const listOwnDeposits = defineRoute({
  name: 'list-own-deposits',
  method: 'GET',
  path: '/usrio/caucoes',
  access: 'user',
  tag: 'payments',
  summary: 'Deposits of the signed-in user',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(ownDeposit) }) },
  errors: [],
});
