import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { debtDetail } from './buyer-debt.ts';

/** Proposes that the house gives up all that the buyer owes of the charge. */
export const proposeDebtGiveUp = defineRoute({
  name: 'propose-debt-give-up',
  method: 'POST',
  path: '/admin/buyer-debts/:id/give-ups',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Proposes to give up what a buyer owes',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: debtDetail }) },
  errors: ['debt-not-found', 'debt-none', 'debt-open'],
});
