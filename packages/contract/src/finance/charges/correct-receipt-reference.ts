import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { chargesOfPurchase } from './charge.ts';

/**
 * Corrects the reference of a transfer that was recorded by hand under a wrong one. If it is that of a Pix without a charge, the same money is taken
 * from there, so that it is in the book once; no other money moves.
 */
export const correctReceiptReference = defineRoute({
  name: 'correct-receipt-reference',
  method: 'POST',
  path: '/admin/receipts/:id/reference',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Corrects the reference of a receipt',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    referencia: requiredLine(80, 'receipt-reference'),
    motivo: requiredLine(300, 'receipt-reason'),
  }),
  success: { status: 200, schema: z.object({ data: chargesOfPurchase }) },
  errors: [
    'receipt-not-found',
    'receipt-decided',
    'receipt-no-recording',
    'receipt-of-movement',
    'receipt-duplicate',
    'receipt-less-left',
    'repayment-reference',
  ],
});
