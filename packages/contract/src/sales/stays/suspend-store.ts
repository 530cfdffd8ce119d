import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { storeVersion } from '../../stores/directory/store-head.ts';
import { storeStanding } from './stay.ts';

/**
 * Suspends a store at once (rule 0.31): lists, pages, bids, proposals, purchases, questions, decisions of its users and their panel. The
 * ends of its open offers are stayed; bidders, buyers with an open purchase, the store and the house's team are notified. `motivo` goes to
 * the store. The same call again changes nothing; with
 * `versao`, that of the store as it was seen, it is refused.
 */
export const suspendStore = defineRoute({
  name: 'suspend-store',
  method: 'POST',
  path: '/admin/stores/:id/suspend',
  access: 'staff',
  roles: ['sales'],
  tag: 'stays',
  summary: 'Suspends a store: everything of it closes, and its open offers stand still',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason, versao: storeVersion.optional() }),
  success: { status: 200, schema: z.object({ data: storeStanding }) },
  errors: ['partner-not-found', 'store-decided', 'store-changed', 'store-not-open'],
});
