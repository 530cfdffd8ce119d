import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/**
 * Makes the owner of an account set a new password at the next sign-in (S-34): its sessions and mailed links end at once, and they are mailed
 * the reason. Staff accounts: by the administrator only. The same again changes nothing.
 */
export const requirePassword = defineRoute({
  name: 'require-password',
  method: 'POST',
  path: '/admin/accounts/:id/require-password',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'accounts',
  summary: 'Makes the owner of an account set a new password',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['user-not-found', 'account-of-staff', 'account-without-password'],
});
