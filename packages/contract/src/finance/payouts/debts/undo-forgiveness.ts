import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { reason } from '../../../wire/reasons.ts';
import { storeStatement } from '../statement.ts';

/** Has a store owe again what the house gave up, which it is told. Four eyes: refused to who released it. */
export const undoForgiveness = defineRoute({
  name: 'undo-forgiveness',
  method: 'POST',
  path: '/admin/forgivenesses/:id/undo',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Has a store owe again what was given up',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: storeStatement }) },
  errors: ['forgiveness-not-found', 'forgiveness-decided', 'forgiveness-undo-own'],
});
