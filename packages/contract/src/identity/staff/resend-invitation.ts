import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { staffInvitation } from './staff-invitation.ts';

/** Mails an invitation again, expired or not, with another link that is good for 72 hours; the link before opens nothing any more. */
export const resendInvitation = defineRoute({
  name: 'resend-invitation',
  method: 'POST',
  path: '/admin/staff/invitations/:id/send',
  access: 'staff',
  roles: [],
  tag: 'staff',
  summary: 'Sends an invitation to the team again',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: staffInvitation }) },
  errors: [
    'invitation-not-found',
    'invitation-not-open',
    'invitation-of-staff',
    'invitation-of-store',
    'invitation-of-employee',
    'invitation-of-blocked',
    'invitation-of-leaving',
  ],
});
