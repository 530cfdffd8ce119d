import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { accountBlock } from './account-block.ts';

/**
 * Shuts an account out: its sessions and every mailed way in end at once, and it signs in no more. What it has dealt stands: bids are annulled
 * and purchases undone by calls of their own. Its owner is mailed the reason. Accounts of staff: by the administrator only.
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
  body: z.object({ motivo: reason }),
  success: { status: 201, schema: z.object({ data: accountBlock }) },
  errors: ['user-not-found', 'account-blocked-already', 'account-own-block', 'account-of-staff'],
});
