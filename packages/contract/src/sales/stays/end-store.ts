import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { storeVersion } from '../../stores/directory/store-head.ts';
import { storeStanding } from './stay.ts';

/**
 * Closes a suspended store for good, when no offer of it stands still any more: its users work for no store from then on, and its name on the
 * site is given to nobody else. What was sold stays with the house. `motivo` goes to the store.
 */
export const endStore = defineRoute({
  name: 'end-store',
  method: 'POST',
  path: '/admin/stores/:id/end',
  access: 'staff',
  roles: ['sales'],
  tag: 'stays',
  summary: 'Closes a suspended store for good',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason, versao: storeVersion }),
  success: { status: 200, schema: z.object({ data: storeStanding }) },
  errors: ['partner-not-found', 'store-decided', 'store-changed', 'store-not-suspended', 'store-has-stays'],
});
