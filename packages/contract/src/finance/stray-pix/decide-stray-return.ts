import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { strayDetail } from './stray-pix.ts';

/** Releases the return of a Pix without a charge, or turns it down (also one’s own). Four eyes: refused to who proposed it. */
export const decideStrayReturn = defineRoute({
  name: 'decide-stray-return',
  method: 'POST',
  path: '/admin/stray-returns/:id/decision',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Releases the return of a Pix without a charge, or turns it down',
  params: codeParams,
  query: commonQuery,
  body: z.discriminatedUnion('decisao', [
    z.object({ decisao: z.literal('liberar') }),
    z.object({ decisao: z.literal('recusar'), motivo: reason }),
  ]),
  success: { status: 200, schema: z.object({ data: strayDetail }) },
  errors: ['stray-return-not-found', 'stray-return-own', 'stray-changed', 'stray-too-old', 'pix-not-offered'],
});
