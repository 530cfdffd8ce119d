import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { chargesOfPurchase } from './charge.ts';

/** Takes a wrong recording back, by a transaction in reverse with a reason; its reference may be recorded again. Four eyes. */
export const undoReceipt = defineRoute({
  name: 'undo-receipt',
  method: 'POST',
  path: '/admin/receipts/:id/undo',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Takes a receipt back that was recorded wrongly',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: requiredLine(300, 'receipt-reason') }),
  success: { status: 200, schema: z.object({ data: chargesOfPurchase }) },
  errors: ['receipt-not-found', 'receipt-own', 'receipt-decided', 'receipt-no-recording', 'receipt-spent'],
});
