import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { debtDetail } from './buyer-debt.ts';

/** Asks the buyer for it no longer, which they are told; they owe it still. */
export const withdrawDebtRequest = defineRoute({
  name: 'withdraw-debt-request',
  method: 'POST',
  path: '/admin/buyer-debts/:id/withdrawal',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Asks a buyer for a debt no longer',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: debtDetail }) },
  errors: ['debt-not-found', 'debt-not-asked'],
});
