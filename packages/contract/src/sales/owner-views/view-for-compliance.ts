import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { ownerView } from './owner-view.ts';

/** The same for a compliance review, which is audited but not announced: that would defeat it. */
export const viewForCompliance = defineRoute({
  name: 'view-for-compliance',
  method: 'POST',
  path: '/admin/accounts/:id/compliance-view',
  access: 'staff',
  roles: [],
  tag: 'accounts',
  summary: 'Shows what the owner of an account sees, without notifying them',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: ownerView }) },
  errors: ['user-not-found', 'account-of-team'],
});
