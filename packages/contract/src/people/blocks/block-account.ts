import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { accountBlock } from './account-block.ts';

/**
 * Blocks an account: its sessions and all mailed credentials end at once, and it can no longer sign in. Its deals stand: bids are annulled
 * and purchases cancelled by separate calls. Its owner is mailed the reason and, with `ate`, the last day. Staff accounts: by the administrator only.
 */
export const blockAccount = defineRoute({
  name: 'block-account',
  method: 'POST',
  path: '/admin/accounts/:id/block',
  access: 'staff',
  roles: ['sales'],
  tag: 'blocks',
  summary: 'Blocks an account',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    motivo: reason,
    /** Its last day in São Paulo, yyyy-mm-dd, at most a year away; without one it holds until staff unblock the account. */
    ate: z.iso.date('block-until').optional(),
  }),
  success: { status: 201, schema: z.object({ data: accountBlock }) },
  errors: ['user-not-found', 'account-blocked-already', 'account-own-block', 'account-of-staff'],
});
