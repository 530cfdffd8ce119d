import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** As `cancel-invitation`, for a member of a store. */
export const cancelStoreInvitation = defineRoute({
  name: 'cancel-store-invitation',
  method: 'POST',
  path: '/admin/store-invitations/:id/cancel',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'store-members',
  summary: 'Cancels the invitation of a store member',
  params: codeParams,
  query: commonQuery,
  success: { status: 204 },
  errors: ['invitation-not-found', 'invitation-not-open', 'store-owner-only'],
});
