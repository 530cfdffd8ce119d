import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { reason } from '../../../wire/reasons.ts';
import { paybackDetail } from '../payback.ts';

/** Asks the buyer of a purchase for the account to which money is transferred back. They read the reason; what they gave before is gone. */
export const askPaybackBank = defineRoute({
  name: 'ask-payback-bank',
  method: 'POST',
  path: '/admin/purchases/:id/payback/bank-request',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Asks a buyer for the bank data to return money',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: paybackDetail }) },
  errors: [
    'purchase-not-found',
    'payback-impossible',
    'payback-bank-asked',
    'payback-open',
    'payback-given-up',
    'payback-erased',
  ],
});
