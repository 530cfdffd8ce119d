import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { textKey, writtenText } from './staff-text.ts';

/** What a text said in one of its published versions. */
export const getTextVersion = defineRoute({
  name: 'get-text-version',
  method: 'GET',
  path: '/admin/texts/:key/versions/:number',
  access: 'staff',
  roles: ['content', 'sales', 'support'],
  tag: 'content',
  summary: 'A published version of a text',
  params: z.object({ key: textKey, number: code }),
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: writtenText }) },
  errors: ['text-version-not-found'],
});
