import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { bankTerms } from '../../../sales/cancellations/cancellation-terms.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { ownPaybacks } from '../list-own-paybacks.ts';

/**
 * The account to which money of a purchase goes back by transfer, once its buyer is asked for it: every field but the key is needed, as for a refund
 * (C-81). It may be given again until the transfer is released; a transfer that was proposed to the account from before is turned down.
 */
export const givePaybackBank = defineRoute({
  name: 'give-payback-bank',
  method: 'POST',
  path: '/usrio/compras/:id/devolucoes/conta',
  access: 'user',
  tag: 'payments',
  summary: 'Bank data for money that goes back to the signed-in user',
  params: codeParams,
  query: commonQuery,
  body: z.object(bankTerms),
  success: { status: 200, schema: z.object({ data: ownPaybacks }) },
  errors: ['purchase-not-found', 'payback-bank-not-asked', 'payback-bank-released'],
});
