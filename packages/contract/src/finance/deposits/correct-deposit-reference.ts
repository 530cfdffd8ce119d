import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { deposit } from './deposit.ts';

/** Corrects the reference of the bank under which the transfer of a deposit was recorded; that of a movement of a statement is right. */
export const correctDepositReference = defineRoute({
  name: 'correct-deposit-reference',
  method: 'POST',
  path: '/admin/deposit-transfers/:id/reference',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Corrects the reference of the transfer of a deposit',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    referencia: requiredLine(80, 'receipt-reference'),
    motivo: requiredLine(300, 'receipt-reason'),
  }),
  success: { status: 200, schema: z.object({ data: deposit }) },
  errors: [
    'payback-not-found',
    'deposit-transfer-not-recorded',
    'payback-of-movement',
    'payback-by-bank',
    'payback-reference',
  ],
});
