import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { storeStatement } from './statement.ts';

/** Proposes a payout of all that is due to a store; another user releases it. `valor` as it was read: another one means that something has changed. */
export const proposePayout = defineRoute({
  name: 'propose-payout',
  method: 'POST',
  path: '/admin/stores/:id/payouts',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Proposes a payout to a store',
  params: codeParams,
  query: commonQuery,
  body: z.object({ valor: reais, motivo: reason }),
  success: { status: 201, schema: z.object({ data: storeStatement }) },
  errors: ['partner-not-found', 'payout-none', 'payout-changed', 'payout-open', 'store-bank-none'],
});
