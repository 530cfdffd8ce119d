import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { requiredLine } from '../../../wire/text.ts';
import { paybackDetail } from '../payback.ts';

/** Corrects the reference of the bank under which the transfer of a payback was recorded; that of a movement of a statement is right. */
export const correctPaybackReference = defineRoute({
  name: 'correct-payback-reference',
  method: 'POST',
  path: '/admin/paybacks/:id/reference',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Corrects the reference of the transfer of a payback',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    referencia: requiredLine(80, 'receipt-reference'),
    motivo: requiredLine(300, 'receipt-reason'),
  }),
  success: { status: 200, schema: z.object({ data: paybackDetail }) },
  errors: [
    'payback-not-found',
    'payback-not-made',
    'payback-of-movement',
    'payback-by-bank',
    'payback-reference',
  ],
});
