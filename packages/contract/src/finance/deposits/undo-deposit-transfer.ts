import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { deposit } from './deposit.ts';

/**
 * Takes back that a transfer of a deposit was recorded as made, by another user than who recorded it: it is released and not recorded, as before,
 * and its reference is free again.
 */
export const undoDepositTransfer = defineRoute({
  name: 'undo-deposit-transfer',
  method: 'POST',
  path: '/admin/deposit-transfers/:id/undo',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Takes back that the transfer of a deposit was recorded',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    motivo: reason,
    /** Whether the movement of a statement with its reference and amount (`movimento`) is other money. */
    outroDinheiro: z.boolean().default(false),
  }),
  success: { status: 200, schema: z.object({ data: deposit }) },
  errors: [
    'payback-not-found',
    'deposit-transfer-not-recorded',
    'deposit-transfer-own',
    'payback-undo-movement',
    'payback-by-bank',
    'payback-open',
  ],
});
