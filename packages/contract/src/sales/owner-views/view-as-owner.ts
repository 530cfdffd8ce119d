import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { ownerView } from './owner-view.ts';

/**
 * What the owner of an account sees, with a reason that they are notified of. It is a copy: it opens no session, marks nothing as read and
 * counts no visit. Accounts of the team: by the administrator only.
 */
export const viewAsOwner = defineRoute({
  name: 'view-as-owner',
  method: 'POST',
  path: '/admin/accounts/:id/view',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'accounts',
  summary: 'Shows what the owner of an account sees',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: ownerView }) },
  errors: ['user-not-found', 'account-of-team'],
});
