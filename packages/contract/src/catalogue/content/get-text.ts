import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

const textParams = z.object({ key: z.string().regex(/^[a-z_]{1,60}$/) });

/** API-35: a text by its key (C-106), in the language of the query, else in Portuguese (S-49). `html` is sanitised. */
export const getText = defineRoute({
  name: 'get-text',
  method: 'GET',
  path: '/dynamic/:key',
  access: 'public',
  tag: 'content',
  summary: 'A text of the site',
  params: textParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ description: z.string(), html: z.string() }) },
  errors: ['not-found'],
});
