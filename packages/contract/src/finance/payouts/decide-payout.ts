import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { storeStatement } from './statement.ts';

/** Releases a payout that another user proposed, or turns it down (also one’s own). Four eyes: refused to who proposed it. */
export const decidePayout = defineRoute({
  name: 'decide-payout',
  method: 'POST',
  path: '/admin/payouts/:id/decision',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Releases a payout, or turns it down',
  params: codeParams,
  query: commonQuery,
  body: z.discriminatedUnion('decisao', [
    z.object({ decisao: z.literal('liberar') }),
    z.object({ decisao: z.literal('recusar'), motivo: reason }),
  ]),
  success: { status: 200, schema: z.object({ data: storeStatement }) },
  errors: [
    'payout-not-found',
    'payout-own',
    'payout-decided',
    'payout-changed',
    'store-bank-changed',
    'store-bank-waits',
  ],
});
