import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { debtDetail } from './buyer-debt.ts';

/** Has the buyer owe again what was given up. Four eyes: refused to who released it. */
export const undoDebtGiveUp = defineRoute({
  name: 'undo-debt-give-up',
  method: 'POST',
  path: '/admin/buyer-give-ups/:id/undo',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Has a buyer owe again what was given up',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: debtDetail }) },
  errors: ['debt-not-found', 'debt-undo-own', 'debt-decided'],
});
