import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, version } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Asks for no deposit any more; those that are held stay until they go back by themselves. */
export const removeDepositRule = defineRoute({
  name: 'remove-deposit-rule',
  method: 'POST',
  path: '/admin/deposit-rules/:id/removal',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'payments',
  summary: 'Asks for no deposit any more',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason, versao: version }),
  success: { status: 200, schema: z.object({ data: z.object({ codigo: z.number() }) }) },
  errors: ['deposit-rule-not-found', 'deposit-rule-changed'],
});
