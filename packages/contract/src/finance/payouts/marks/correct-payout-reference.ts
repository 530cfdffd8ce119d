import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { requiredLine } from '../../../wire/text.ts';
import { storeStatement } from '../statement.ts';

/** Corrects the reference of the bank under which the transfer of a payout was recorded; that of a movement of a statement is right. */
export const correctPayoutReference = defineRoute({
  name: 'correct-payout-reference',
  method: 'POST',
  path: '/admin/payouts/:id/reference',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Corrects the reference of the transfer of a payout',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    referencia: requiredLine(80, 'receipt-reference'),
    motivo: requiredLine(300, 'receipt-reason'),
  }),
  success: { status: 200, schema: z.object({ data: storeStatement }) },
  errors: ['payout-not-found', 'payout-not-made', 'payout-of-movement', 'payout-reference'],
});
