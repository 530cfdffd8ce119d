import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { storeStatement } from './statement.ts';

/**
 * Records money that a store gave back of what it was passed on, once for each `referencia` of the bank, or of the receipt for cash. It pays the
 * oldest debts first, and is never more than the store owes.
 */
export const recordStoreRepayment = defineRoute({
  name: 'record-store-repayment',
  method: 'POST',
  path: '/admin/stores/:id/repayments',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Records money that a store gave back',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    valor: reais,
    forma: z.enum(['transferencia', 'especie']),
    dia: z.iso.date({ error: 'day-invalid' }),
    referencia: requiredLine(80, 'receipt-reference'),
  }),
  success: { status: 201, schema: z.object({ data: storeStatement }) },
  errors: [
    'partner-not-found',
    'repayment-too-much',
    'repayment-reference',
    'receipt-less-left',
    'receipt-amount',
    'receipt-day',
  ],
});
