import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { reason } from '../../../wire/reasons.ts';
import { storeStatement } from '../statement.ts';

/**
 * Takes back that a payout was recorded by mistake as made: it is under way again, to be recorded or noted as not made, its store is told, and the
 * reference of the bank is free. Four eyes: refused to who recorded it. Refused once what it passed on was given back, given up or passed on again.
 */
export const undoPayout = defineRoute({
  name: 'undo-payout',
  method: 'POST',
  path: '/admin/payouts/:id/undo',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Takes back that a payout was recorded as made',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    motivo: reason,
    /** Whether the movement of a statement with its reference and amount (`movimento`) is other money. */
    outroDinheiro: z.boolean().default(false),
  }),
  success: { status: 200, schema: z.object({ data: storeStatement }) },
  errors: [
    'payout-not-found',
    'payout-not-made',
    'payout-undo-own',
    'payout-undo-movement',
    'payout-of-movement',
    'payout-moved-since',
    'payout-open',
  ],
});
