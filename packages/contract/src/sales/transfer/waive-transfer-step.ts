import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { readVersion, STEP_ERRORS, stepParams, transferReply } from './transfer.ts';

/** Notes that a step does not apply, with a reason that the buyer reads. */
export const waiveTransferStep = defineRoute({
  name: 'waive-transfer-step',
  method: 'POST',
  path: '/admin/purchases/:id/transfer/:etapa/waive',
  access: 'staff',
  roles: ['sales'],
  tag: 'transfer',
  summary: 'Notes that a step of the transfer does not apply',
  params: stepParams,
  query: commonQuery,
  body: z.object({ versao: readVersion, motivo: reason }),
  success: { status: 200, schema: transferReply },
  errors: STEP_ERRORS,
});
