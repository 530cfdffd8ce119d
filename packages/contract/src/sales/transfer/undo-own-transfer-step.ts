import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { readVersion, STEP_ERRORS, stepParams, transferReply } from './transfer.ts';

/** The buyer takes back a step that they marked and nobody has confirmed, with a reason. */
export const undoOwnTransferStep = defineRoute({
  name: 'undo-own-transfer-step',
  method: 'POST',
  path: '/usrio/compras/:id/transferencia/:etapa/desfazer',
  access: 'user',
  tag: 'transfer',
  summary: 'The buyer takes back a step of the transfer',
  params: stepParams,
  query: commonQuery,
  body: z.object({ versao: readVersion, motivo: reason }),
  success: { status: 200, schema: transferReply },
  errors: STEP_ERRORS,
});
