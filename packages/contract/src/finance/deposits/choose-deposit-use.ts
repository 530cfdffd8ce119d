import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { ownDeposit } from './own-deposit.ts';

/**
 * Lets a deposit pay the price of what its buyer won, or takes that back. Until everything else is paid it stays as it is; the Pix of the
 * price then asks for the rest alone. The same again changes nothing.
 */
export const chooseDepositUse = defineRoute({
  name: 'choose-deposit-use',
  method: 'POST',
  path: '/usrio/caucoes/:id/uso',
  access: 'user',
  tag: 'payments',
  summary: 'Lets a deposit of the signed-in user pay the price of their purchase, or takes that back',
  params: codeParams,
  query: commonQuery,
  body: z.object({ usar: z.boolean() }),
  success: { status: 200, schema: z.object({ data: ownDeposit }) },
  errors: [
    'deposit-not-found',
    'deposit-not-held',
    'deposit-no-purchase',
    'deposit-undecided',
    'deposit-used',
  ],
});
