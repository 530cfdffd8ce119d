import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Unblocks an account; its owner is mailed the reason, and can sign in again. Staff accounts: by the administrator only. */
export const unblockAccount = defineRoute({
  name: 'unblock-account',
  method: 'POST',
  path: '/admin/accounts/:id/unblock',
  access: 'staff',
  roles: ['sales'],
  tag: 'blocks',
  summary: 'Lets a blocked account in again',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['user-not-found', 'account-not-blocked', 'account-of-staff'],
});
