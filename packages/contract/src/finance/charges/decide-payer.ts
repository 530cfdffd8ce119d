import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { chargesOfPurchase } from './charge.ts';

/** Decides on money of another payer than the buyer: it pays the charge, or it was returned to its payer. Four eyes. */
export const decidePayer = defineRoute({
  name: 'decide-payer',
  method: 'POST',
  path: '/admin/receipts/:id/payer',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Accepts money of another payer, or notes that it was returned',
  params: codeParams,
  query: commonQuery,
  body: z.object({ decisao: z.enum(['aceitar', 'devolvido']), motivo: requiredLine(300, 'receipt-reason') }),
  success: { status: 200, schema: z.object({ data: chargesOfPurchase }) },
  errors: ['receipt-not-found', 'receipt-own', 'receipt-decided'],
});
