import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { storeHead, storeVersion } from './store-head.ts';

/**
 * Opens a registered store to the public (S-42), once: its addresses work, its offers are listed, and the partner is mailed. The user who
 * registered it answers for it.
 */
export const approvePartner = defineRoute({
  name: 'approve-partner',
  method: 'POST',
  path: '/admin/stores/:id/approve',
  access: 'staff',
  roles: ['sales'],
  tag: 'stores',
  summary: 'Approves the registration of a store',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: storeVersion }),
  success: { status: 200, schema: z.object({ data: storeHead }) },
  errors: ['partner-not-found', 'store-decided', 'store-changed', 'store-incomplete'],
});
