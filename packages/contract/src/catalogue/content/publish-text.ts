import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { staffText, textParams } from './staff-text.ts';

/**
 * Publishes the draft of a text; pages show it at once. `correcao` confirms for terms and policies that nothing changes of what users agreed
 * to (decision 0105).
 */
export const publishText = defineRoute({
  name: 'publish-text',
  method: 'POST',
  path: '/admin/texts/:key/publish',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Publishes the draft of a text',
  params: textParams,
  query: commonQuery,
  body: z.object({ versao: z.number().int().min(1), correcao: z.boolean() }),
  success: { status: 200, schema: z.object({ data: staffText }) },
  errors: ['content-changed', 'text-draft-gone', 'text-binding'],
});
