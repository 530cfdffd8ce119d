import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { storeVersion } from '../../stores/directory/store-head.ts';
import { storeStanding } from './stay.ts';

/**
 * Releases a suspended store (rule 0.31): the ends of its offers move by the length of the stay, and everyone who was notified of the
 * suspension is notified. Offers that staff took off the site individually stay so. The same call again changes nothing;
 * with `versao`, that of the store as it was seen, it is refused.
 */
export const releaseStore = defineRoute({
  name: 'release-store',
  method: 'POST',
  path: '/admin/stores/:id/release',
  access: 'staff',
  roles: ['sales'],
  tag: 'stays',
  summary: 'Opens a suspended store again',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason, versao: storeVersion.optional() }),
  success: { status: 200, schema: z.object({ data: storeStanding }) },
  errors: ['partner-not-found', 'store-decided', 'store-changed', 'store-not-suspended'],
});
