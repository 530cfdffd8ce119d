import { z } from 'zod';
import { undoToken } from '../../identity/undo/undo-change.ts';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Deletes a prepared answer. Nothing happens when it is gone. */
export const deleteAnswerTemplate = defineRoute({
  name: 'delete-answer-template',
  method: 'DELETE',
  path: '/admin/answer-templates/:id',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'questions',
  summary: 'Deletes a prepared answer',
  params: codeParams,
  query: commonQuery,
  body: z.object({}).nullish(),
  success: { status: 200, schema: z.object({ desfazer: undoToken }) },
  errors: [],
});
