import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { storeHead, storeVersion } from './store-head.ts';

/**
 * Refuses a registration, once, with a reason that the partner is mailed. Its name is free again, its users work for no store any more, and
 * it may be sent again with the same e-mail and password.
 */
export const refusePartner = defineRoute({
  name: 'refuse-partner',
  method: 'POST',
  path: '/admin/stores/:id/refuse',
  access: 'staff',
  roles: ['sales'],
  tag: 'stores',
  summary: 'Refuses the registration of a store',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: storeVersion, motivo: reason }),
  success: { status: 200, schema: z.object({ data: storeHead }) },
  errors: ['partner-not-found', 'store-decided', 'store-changed'],
});
