import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { debtDetail } from './buyer-debt.ts';

/** Asks the buyer for it: they get a mail with the message, and pay it on the page of the purchase. Again for the same amount after a day at the earliest. */
export const askBuyerDebt = defineRoute({
  name: 'ask-buyer-debt',
  method: 'POST',
  path: '/admin/buyer-debts/:id/request',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Asks a buyer for what they were given back too much',
  params: codeParams,
  query: commonQuery,
  body: z.object({ mensagem: reason }),
  success: { status: 200, schema: z.object({ data: debtDetail }) },
  errors: ['debt-not-found', 'debt-none', 'debt-open', 'debt-asked', 'debt-of-deposit', 'debt-erased'],
});
