import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/**
 * A user (`id`, the number of their account) no longer works for their store: their sessions of the back office end at once. They and those
 * who answer for the store are mailed. Who answers for it is not removed before another user does.
 */
export const removeStoreMember = defineRoute({
  name: 'remove-store-member',
  method: 'POST',
  path: '/admin/store-members/:id/end',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'store-members',
  summary: 'Removes a member of a store',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['store-member-not-found', 'store-owner-only', 'store-owner-stays'],
});
