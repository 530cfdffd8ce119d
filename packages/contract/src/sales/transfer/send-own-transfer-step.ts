import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { doneStep, STEP_ERRORS, stepParams, transferReply } from './transfer.ts';

/** Marks a step of the buyer as done, with a document of the purchase that proves it: the team confirms it. The sellers are notified. */
export const sendOwnTransferStep = defineRoute({
  name: 'send-own-transfer-step',
  method: 'POST',
  path: '/usrio/compras/:id/transferencia/:etapa',
  access: 'user',
  tag: 'transfer',
  summary: 'The buyer marks a step of the transfer, with a proof',
  params: stepParams,
  query: commonQuery,
  body: z.object({ ...doneStep, documento: z.uuid('transfer-proof') }),
  success: { status: 201, schema: transferReply },
  errors: [...STEP_ERRORS, 'transfer-day', 'transfer-proof'],
});
