import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { staffText, textKey } from './staff-text.ts';

/** Makes a published version the draft, to be read again and published. A draft that exists is not replaced. */
export const restoreText = defineRoute({
  name: 'restore-text',
  method: 'POST',
  path: '/admin/texts/:key/versions/:number/restore',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Makes an older version of a text the draft',
  params: z.object({ key: textKey, number: code }),
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: staffText }) },
  errors: ['text-version-not-found', 'text-draft-open'],
});
