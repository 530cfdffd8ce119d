import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { staffInvitation, staffRole } from './staff-invitation.ts';

/**
 * Invites a user to the team, by a link that is mailed to them, works once and expires after 72 hours. The role is theirs when they accept
 * it with their password: a new one, or that of the account that the address has.
 */
export const inviteStaff = defineRoute({
  name: 'invite-staff',
  method: 'POST',
  path: '/admin/staff/invitations',
  access: 'staff',
  roles: [],
  tag: 'staff',
  summary: 'Invites a user to the team',
  query: commonQuery,
  body: z.object({
    email: requiredLine(320, 'email-required', 'email-invalid'),
    nome: requiredLine(100, 'invited-name'),
    papel: staffRole,
  }),
  success: { status: 201, schema: z.object({ data: staffInvitation }) },
  errors: [
    'invitation-open',
    'invitation-of-staff',
    'invitation-of-store',
    'invitation-of-employee',
    'invitation-of-blocked',
    'invitation-of-leaving',
  ],
});
