import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { translation } from './translation.ts';

/** Names of categories, subcategories and banners with their English translations. */
export const listTranslations = defineRoute({
  name: 'list-translations',
  method: 'GET',
  path: '/admin/translations',
  access: 'staff',
  roles: ['sales'],
  tag: 'content',
  summary: 'Names in Portuguese and in English',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(translation) }) },
  errors: [],
});
