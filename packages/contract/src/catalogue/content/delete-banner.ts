import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Deletes a banner with its English texts. */
export const deleteBanner = defineRoute({
  name: 'delete-banner',
  method: 'DELETE',
  path: '/admin/banners/:id',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Deletes a banner',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: z.number().int().min(1) }),
  success: { status: 204 },
  errors: ['banner-not-found', 'content-changed'],
});
