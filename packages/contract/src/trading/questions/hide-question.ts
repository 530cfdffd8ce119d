import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Keeps a question from the page of its offer; its author is told why. The same again changes nothing. */
export const hideQuestion = defineRoute({
  name: 'hide-question',
  method: 'POST',
  path: '/admin/questions/:id/hide',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'questions',
  summary: 'Hides a question',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['question-not-found'],
});
