import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, givenInstant } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { paybackDetail } from './payback.ts';

/**
 * Releases money that another user proposed to give back, or turns the proposal down (also one’s own). Four eyes: refused to who proposed it,
 * and to who decided on the cancellation.
 */
export const decidePayback = defineRoute({
  name: 'decide-payback',
  method: 'POST',
  path: '/admin/paybacks/:id/decision',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Releases a payback, or turns it down',
  params: codeParams,
  query: commonQuery,
  body: z.discriminatedUnion('decisao', [
    z.object({
      decisao: z.literal('liberar'),
      /** Of a transfer to the account that the buyer gave: since when it is there, as it was read. */
      dadosEm: givenInstant.nullish(),
    }),
    z.object({ decisao: z.literal('recusar'), motivo: reason }),
  ]),
  success: { status: 200, schema: z.object({ data: paybackDetail }) },
  errors: [
    'payback-not-found',
    'payback-own',
    'payback-own-cancellation',
    'payback-decided',
    'payback-changed',
    'payback-impossible',
    'payback-given-up',
    'refund-vehicle-awaited',
    'payback-bank-changed',
  ],
});
