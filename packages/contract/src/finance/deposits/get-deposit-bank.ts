import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { bankAccount } from '../../sales/cancellations/bank-account.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** The account to which a deposit is transferred. For finance; every access is audited with its reason (S-15). */
export const getDepositBank = defineRoute({
  name: 'get-deposit-bank',
  method: 'GET',
  path: '/admin/deposits/:id/bank',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Bank data for the return of a deposit',
  params: codeParams,
  query: commonQuery.extend({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: bankAccount }) },
  errors: ['deposit-not-found', 'bank-data-none', 'bank-data-unreadable'],
});
