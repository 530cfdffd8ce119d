import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Moves a banner one place forward or back among those of its category and store; at the end nothing changes. */
export const moveBanner = defineRoute({
  name: 'move-banner',
  method: 'POST',
  path: '/admin/banners/:id/move',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Changes the order of banners',
  params: codeParams,
  query: commonQuery,
  body: z.object({ sentido: z.enum(['antes', 'depois']) }),
  success: { status: 204 },
  errors: ['banner-not-found'],
});
