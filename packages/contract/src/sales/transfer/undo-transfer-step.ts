import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { readVersion, STEP_ERRORS, stepParams, transferReply } from './transfer.ts';

/** Takes back what was marked at a step, with a reason that the buyer reads: a store its own, the house each. */
export const undoTransferStep = defineRoute({
  name: 'undo-transfer-step',
  method: 'POST',
  path: '/admin/purchases/:id/transfer/:etapa/undo',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'transfer',
  summary: 'Takes back a step of the transfer',
  params: stepParams,
  query: commonQuery,
  body: z.object({ versao: readVersion, motivo: reason }),
  success: { status: 200, schema: transferReply },
  errors: STEP_ERRORS,
});
