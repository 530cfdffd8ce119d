import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { debtDetail } from './buyer-debt.ts';

/** Releases that a debt of a buyer is given up, or turns it down (also one’s own). Four eyes: refused to who proposed it. */
export const decideDebtGiveUp = defineRoute({
  name: 'decide-debt-give-up',
  method: 'POST',
  path: '/admin/buyer-give-ups/:id/decision',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Releases that a debt of a buyer is given up, or turns it down',
  params: codeParams,
  query: commonQuery,
  body: z.discriminatedUnion('decisao', [
    z.object({ decisao: z.literal('liberar') }),
    z.object({ decisao: z.literal('recusar'), motivo: reason }),
  ]),
  success: { status: 200, schema: z.object({ data: debtDetail }) },
  errors: ['debt-not-found', 'debt-own', 'debt-decided', 'debt-changed'],
});
