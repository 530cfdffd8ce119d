import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { bankAccount } from './bank-account.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** The account for a refund. For finance; every access is audited with its reason (S-15). */
export const getBankData = defineRoute({
  name: 'get-bank-data',
  method: 'GET',
  path: '/admin/cancellations/:id/bank-data',
  access: 'staff',
  roles: ['finance'],
  tag: 'cancellations',
  summary: 'Bank data for the refund of a cancelled purchase',
  params: codeParams,
  query: commonQuery.extend({ motivo: reason }),
  success: {
    status: 200,
    schema: z.object({ data: bankAccount }),
  },
  errors: ['cancellation-not-found', 'bank-data-none', 'bank-data-unreadable'],
});
