import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { readVersion, STEP_ERRORS, stepParams, transferReply } from './transfer.ts';

/** Confirms a step that the buyer has marked, or refuses it with a reason that they read; its proof is accepted or refused with it. */
export const decideTransferStep = defineRoute({
  name: 'decide-transfer-step',
  method: 'POST',
  path: '/admin/purchases/:id/transfer/:etapa/decide',
  access: 'staff',
  roles: ['sales'],
  tag: 'transfer',
  summary: 'Confirms or refuses a step of the transfer that the buyer has marked',
  params: stepParams,
  query: commonQuery,
  body: z.union([
    z.object({ versao: readVersion, aceito: z.literal(true) }),
    z.object({ versao: readVersion, aceito: z.literal(false), motivo: reason }),
  ]),
  success: { status: 200, schema: transferReply },
  errors: STEP_ERRORS,
});
