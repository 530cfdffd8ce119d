import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { reason } from '../../../wire/reasons.ts';
import { storeStatement } from '../statement.ts';

/**
 * Takes back what a store was recorded by mistake to have given back: it owes it again, is told, and the reference of the bank is free. Four eyes:
 * refused to who recorded it, and once one of the sales was passed on again.
 */
export const undoStoreRepayment = defineRoute({
  name: 'undo-store-repayment',
  method: 'POST',
  path: '/admin/store-repayments/:id/undo',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Takes back what a store was recorded to have given back',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: storeStatement }) },
  errors: ['repayment-not-found', 'repayment-undone', 'repayment-own', 'repayment-passed-on'],
});
