import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { storeInvitation } from './store-member.ts';

/** As `resend-invitation`, for a member of a store. */
export const resendStoreInvitation = defineRoute({
  name: 'resend-store-invitation',
  method: 'POST',
  path: '/admin/store-invitations/:id/send',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'store-members',
  summary: 'Sends the invitation of a store member again',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: storeInvitation }) },
  errors: [
    'invitation-not-found',
    'invitation-not-open',
    'store-owner-only',
    'invitation-of-staff',
    'invitation-of-store',
    'invitation-of-employee',
    'invitation-of-blocked',
    'invitation-of-leaving',
  ],
});
