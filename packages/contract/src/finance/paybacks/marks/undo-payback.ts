import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { reason } from '../../../wire/reasons.ts';
import { paybackDetail } from '../payback.ts';

/**
 * Takes back that a transfer was recorded by mistake as made: it is under way again, to be recorded or noted as not made, a refund that it completed
 * is due again, the buyer is told, and the reference of the bank is free. Four eyes: refused to who recorded it.
 */
export const undoPayback = defineRoute({
  name: 'undo-payback',
  method: 'POST',
  path: '/admin/paybacks/:id/undo',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Takes back that the transfer of a payback was recorded as made',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    motivo: reason,
    /** Whether the movement of a statement with its reference and amount (`movimento`) is other money. */
    outroDinheiro: z.boolean().default(false),
  }),
  success: { status: 200, schema: z.object({ data: paybackDetail }) },
  errors: [
    'payback-not-found',
    'payback-not-made',
    'payback-undo-own',
    'payback-undo-movement',
    'payback-by-bank',
    'payback-open',
  ],
});
