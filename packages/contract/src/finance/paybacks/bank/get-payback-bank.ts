import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { bankAccount } from '../../../sales/cancellations/bank-account.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { reason } from '../../../wire/reasons.ts';

/** The account to which money of a purchase is transferred back, as its buyer gave it. For finance; every access is audited with its reason (S-15). */
export const getPaybackBank = defineRoute({
  name: 'get-payback-bank',
  method: 'GET',
  path: '/admin/purchases/:id/payback/bank',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Bank data for the return of money',
  params: codeParams,
  query: commonQuery.extend({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: bankAccount }) },
  errors: ['bank-data-none', 'bank-data-unreadable'],
});
