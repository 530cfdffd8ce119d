import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { deposit } from './deposit.ts';

/**
 * Keeps a deposit after a default, whole and in its term, or returns it: instead of keeping it, once more after the bank did not, or after a
 * colleague kept it by mistake. Who left it reads the reason.
 */
export const decideDeposit = defineRoute({
  name: 'decide-deposit',
  method: 'POST',
  path: '/admin/deposits/:id/decision',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Keeps a deposit, or returns it',
  params: codeParams,
  query: commonQuery,
  body: z.object({ decisao: z.enum(['reter', 'devolver']), motivo: reason }),
  success: { status: 200, schema: z.object({ data: deposit }) },
  errors: [
    'deposit-not-found',
    'deposit-decided',
    'deposit-no-default',
    'deposit-term-over',
    'deposit-own',
    'payback-impossible',
    'payback-given-up',
  ],
});
