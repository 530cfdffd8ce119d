import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { strike } from './strike.ts';

/** Strikes of an account, newest first, including removed ones. */
export const listStrikes = defineRoute({
  name: 'list-strikes',
  method: 'GET',
  path: '/admin/accounts/:id/strikes',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'strikes',
  summary: 'Purchases that an account did not keep',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(strike),
      /** How many count now, and how many block the account; 0: never. */
      contam: z.number(),
      limite: z.number(),
      /** Until when the account may not deal; null if it may. */
      impedidaAte: instant.nullable(),
    }),
  },
  errors: ['user-not-found'],
});
