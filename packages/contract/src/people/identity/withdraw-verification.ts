import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Revokes the verification of an account; its deals stand, and it may send documents again. The user is notified of the reason. */
export const withdrawVerification = defineRoute({
  name: 'withdraw-verification',
  method: 'POST',
  path: '/admin/accounts/:id/withdraw-verification',
  access: 'staff',
  roles: ['sales'],
  tag: 'limits',
  summary: 'Takes the verification of an account back',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['user-not-found', 'not-verified'],
});
