import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { minimumStep } from '../../wire/minimum-step.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Whether increments are binding on the offers that a store opens from now on; existing ones keep their rule. */
export const setStoreMinimumStep = defineRoute({
  name: 'set-store-minimum-step',
  method: 'PUT',
  path: '/admin/minimum-step',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'increments',
  summary: 'Makes the steps of the coming offers of a store binding',
  query: commonQuery,
  body: z.object({ parceiro: code, minimumStep, motivo: reason }),
  success: { status: 200, schema: z.object({ data: z.object({ parceiro: z.number(), minimumStep }) }) },
  errors: ['not-allowed', 'partner-not-found'],
});
