import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Sets the deposit held for an account, 0 once it was returned. The same again changes nothing. */
export const recordDeposit = defineRoute({
  name: 'record-deposit',
  method: 'POST',
  path: '/admin/accounts/:id/deposit',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'limits',
  summary: 'Records the deposit that is held of an account',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    valor: z
      .number('deposit-amount')
      .nonnegative('deposit-amount')
      .max(100_000_000, 'deposit-amount')
      .multipleOf(0.01, 'deposit-amount'),
    /** The deposit as the caller read it: what a colleague recorded meanwhile is not overwritten. */
    anterior: reais.optional(),
    motivo: reason,
  }),
  success: {
    status: 200,
    schema: z.object({ data: z.object({ caucao: reais, nivel: z.number(), limite: reais }) }),
  },
  errors: ['user-not-found', 'not-verified', 'deposit-changed'],
});
