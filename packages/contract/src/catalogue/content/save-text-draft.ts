import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { givenText, staffText, textParams } from './staff-text.ts';

/** Saves the draft of a text; visitors see nothing of it. `versao`: of the draft that was read, 0 without one. */
export const saveTextDraft = defineRoute({
  name: 'save-text-draft',
  method: 'PUT',
  path: '/admin/texts/:key/draft',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Saves the draft of a text',
  params: textParams,
  query: commonQuery,
  bodyBytes: 1024 * 1024,
  body: givenText.extend({ versao: z.number().int().min(0) }),
  success: { status: 200, schema: z.object({ data: staffText }) },
  errors: ['content-changed', 'text-empty', 'text-draft-gone'],
});
