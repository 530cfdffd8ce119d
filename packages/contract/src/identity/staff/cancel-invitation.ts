import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Cancels an invitation to the team: its link opens nothing any more. */
export const cancelInvitation = defineRoute({
  name: 'cancel-invitation',
  method: 'POST',
  path: '/admin/staff/invitations/:id/cancel',
  access: 'staff',
  roles: [],
  tag: 'staff',
  summary: 'Cancels an invitation to the team',
  params: codeParams,
  query: commonQuery,
  success: { status: 204 },
  errors: ['invitation-not-found', 'invitation-not-open'],
});
