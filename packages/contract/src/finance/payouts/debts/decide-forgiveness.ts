import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { reason } from '../../../wire/reasons.ts';
import { storeStatement } from '../statement.ts';

/** Releases that a debt is given up, which the store is told, or turns it down (also one’s own). Four eyes: refused to who proposed it. */
export const decideForgiveness = defineRoute({
  name: 'decide-forgiveness',
  method: 'POST',
  path: '/admin/forgivenesses/:id/decision',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Releases that a debt is given up, or turns it down',
  params: codeParams,
  query: commonQuery,
  body: z.discriminatedUnion('decisao', [
    z.object({ decisao: z.literal('liberar') }),
    z.object({ decisao: z.literal('recusar'), motivo: reason }),
  ]),
  success: { status: 200, schema: z.object({ data: storeStatement }) },
  errors: ['forgiveness-not-found', 'forgiveness-own', 'forgiveness-decided', 'forgiveness-changed'],
});
