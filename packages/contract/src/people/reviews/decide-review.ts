import { z } from 'zod';
import { undoToken } from '../../identity/undo/undo-change.ts';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { reviewFlag } from './review-flag.ts';

/** A decision is made once, with its reasons; the same one again gets the first reply. */
export const decideReview = defineRoute({
  name: 'decide-review',
  method: 'POST',
  path: '/admin/reviews/:id',
  access: 'staff',
  roles: ['sales'],
  tag: 'reviews',
  summary: 'Dismisses or confirms what looked unfair',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    decisao: z.enum(['descartar', 'confirmar']),
    nota: requiredLine(1000, 'review-note'),
  }),
  success: { status: 200, schema: z.object({ data: reviewFlag, desfazer: undoToken }) },
  errors: ['review-not-found', 'review-decided'],
});
