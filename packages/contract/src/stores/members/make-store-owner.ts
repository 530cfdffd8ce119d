import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** A user (`id`, the number of their account) answers for their store from now on, instead of who did before. Both are mailed. */
export const makeStoreOwner = defineRoute({
  name: 'make-store-owner',
  method: 'POST',
  path: '/admin/store-members/:id/owner',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'store-members',
  summary: 'Makes a member answer for their store',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['store-member-not-found', 'store-owner-only'],
});
