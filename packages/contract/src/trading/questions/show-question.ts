import { z } from 'zod';
import { undoToken } from '../../identity/undo/undo-change.ts';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Shows a hidden question again. Nothing happens when it is not hidden. */
export const showQuestion = defineRoute({
  name: 'show-question',
  method: 'POST',
  path: '/admin/questions/:id/show',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'questions',
  summary: 'Shows a hidden question again',
  params: codeParams,
  query: commonQuery,
  body: z.object({}).nullish(),
  success: { status: 200, schema: z.object({ desfazer: undoToken }) },
  errors: ['question-not-found'],
});
