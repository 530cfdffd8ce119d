import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { requiredLine } from '../../../wire/text.ts';
import { storeStatement } from '../statement.ts';

/**
 * Corrects the reference of what a store gave back by a transfer that was recorded by hand under a wrong one. If it is that of a Pix without a charge,
 * the same money is taken from there, so that it is in the book once; what the store owes stays as it is.
 */
export const correctRepaymentReference = defineRoute({
  name: 'correct-repayment-reference',
  method: 'POST',
  path: '/admin/store-repayments/:id/reference',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Corrects the reference of what a store gave back',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    referencia: requiredLine(80, 'receipt-reference'),
    motivo: requiredLine(300, 'receipt-reason'),
  }),
  success: { status: 200, schema: z.object({ data: storeStatement }) },
  errors: [
    'repayment-not-found',
    'repayment-undone',
    'repayment-cash',
    'repayment-of-movement',
    'repayment-reference',
    'receipt-less-left',
  ],
});
