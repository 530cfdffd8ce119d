import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { ownDeposit } from './own-deposit.ts';

/** Returns a deposit to who left it before its offer ends, unless something of theirs stands on it. The same again changes nothing. */
export const askDepositBack = defineRoute({
  name: 'ask-deposit-back',
  method: 'POST',
  path: '/usrio/caucoes/:id/devolucao',
  access: 'user',
  tag: 'payments',
  summary: 'Asks a deposit of the signed-in user back',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: ownDeposit }) },
  errors: [
    'deposit-not-found',
    'deposit-not-held',
    'deposit-leads',
    'deposit-unpaid',
    'deposit-undecided',
    'deposit-over-limit',
  ],
});
