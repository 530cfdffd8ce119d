import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { doneStep, STEP_ERRORS, stepParams, transferReply } from './transfer.ts';

/** Marks a step as done: a store its own, the house each. The buyer is notified. */
export const doTransferStep = defineRoute({
  name: 'do-transfer-step',
  method: 'POST',
  path: '/admin/purchases/:id/transfer/:etapa/done',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'transfer',
  summary: 'Marks a step of the transfer as done',
  params: stepParams,
  query: commonQuery,
  body: z.object({ ...doneStep, documento: z.uuid('transfer-proof').nullable().default(null) }),
  success: { status: 200, schema: transferReply },
  errors: [...STEP_ERRORS, 'transfer-day', 'transfer-proof'],
});
