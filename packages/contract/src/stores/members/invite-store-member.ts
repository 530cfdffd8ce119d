import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { storeInvitation } from './store-member.ts';

/** Invites a user of a store by a mailed link, as `invite-staff` does. Sales may, and who answers for the store; if sales does, they are mailed. */
export const inviteStoreMember = defineRoute({
  name: 'invite-store-member',
  method: 'POST',
  path: '/admin/stores/:id/members',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'store-members',
  summary: 'Invites a member of a store',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    email: requiredLine(320, 'email-required', 'email-invalid'),
    nome: requiredLine(100, 'invited-name'),
  }),
  success: { status: 201, schema: z.object({ data: storeInvitation }) },
  errors: [
    'not-allowed',
    'store-owner-only',
    'partner-not-found',
    'store-takes-no-members',
    'store-full',
    'invitation-open',
    'invitation-of-staff',
    'invitation-of-store',
    'invitation-of-employee',
    'invitation-of-blocked',
    'invitation-of-leaving',
  ],
});
