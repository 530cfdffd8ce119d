import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { bankRefund } from './bank-refund.ts';

/** Notes that finance has seen to a refund by the bank, and what was done; no money moves by it. */
export const checkBankRefund = defineRoute({
  name: 'check-bank-refund',
  method: 'POST',
  path: '/admin/bank-refunds/:id/check',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Notes that a refund by the bank was seen to',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: bankRefund }) },
  errors: ['bank-refund-not-found', 'bank-refund-changed', 'bank-refund-open'],
});
