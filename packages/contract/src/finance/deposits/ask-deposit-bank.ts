import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { deposit } from './deposit.ts';

/** Asks who left a deposit for their bank data, because the bank does not return it by Pix. They read the reason. */
export const askDepositBank = defineRoute({
  name: 'ask-deposit-bank',
  method: 'POST',
  path: '/admin/deposits/:id/bank-request',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Asks for the bank data to return a deposit',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: deposit }) },
  errors: [
    'deposit-not-found',
    'deposit-nothing-owed',
    'deposit-bank-asked',
    'payback-open',
    'payback-given-up',
  ],
});
