import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { statementLineDetail } from './statement-line.ts';

/**
 * Says of a movement that came in whether it is a Pix without a charge of the same amount and day, whose id the bank did not write. `pix`: it is that
 * one, and what was recorded of the movement is no longer on suspense; `outro`: it is other money, and may be recorded; `desfeito`: neither.
 */
export const identifyLine = defineRoute({
  name: 'identify-line',
  method: 'POST',
  path: '/admin/statement-lines/:id/stray',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Says whether a movement is a Pix without a charge',
  params: codeParams,
  query: commonQuery,
  body: z.discriminatedUnion('dinheiro', [
    z.object({ dinheiro: z.literal('pix'), pix: z.number().int().positive() }),
    z.object({ dinheiro: z.literal('outro'), motivo: reason }),
    z.object({ dinheiro: z.literal('desfeito') }),
  ]),
  success: { status: 200, schema: z.object({ data: statementLineDetail }) },
  errors: [
    'statement-line-not-found',
    'statement-line-ignored',
    'line-stray-told',
    'line-stray-untold',
    'line-stray-unlike',
    'receipt-less-left',
  ],
});
