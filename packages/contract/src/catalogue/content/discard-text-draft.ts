import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { textParams } from './staff-text.ts';

/** Discards the draft of a text; what is shown stays. */
export const discardTextDraft = defineRoute({
  name: 'discard-text-draft',
  method: 'DELETE',
  path: '/admin/texts/:key/draft',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Discards the draft of a text',
  params: textParams,
  query: commonQuery,
  body: z.object({ versao: z.number().int().min(1) }),
  success: { status: 204 },
  errors: ['content-changed', 'text-draft-gone'],
});
