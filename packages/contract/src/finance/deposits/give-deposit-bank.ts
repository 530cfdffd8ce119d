import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { bankTerms } from '../../sales/cancellations/cancellation-terms.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { ownDeposit } from './own-deposit.ts';

/**
 * The account to which a deposit goes back that the bank no longer returns by Pix: every field but the key is needed, as for a refund (C-81). It may
 * be given again until the transfer is released; a transfer that was proposed to the account from before is turned down.
 */
export const giveDepositBank = defineRoute({
  name: 'give-deposit-bank',
  method: 'POST',
  path: '/usrio/caucoes/:id/conta',
  access: 'user',
  tag: 'payments',
  summary: 'Bank data for the return of a deposit of the signed-in user',
  params: codeParams,
  query: commonQuery,
  body: z.object(bankTerms),
  success: { status: 200, schema: z.object({ data: ownDeposit }) },
  errors: ['deposit-not-found', 'deposit-bank-not-asked', 'deposit-bank-released'],
});
