import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { requiredLine } from '../../wire/text.ts';
import { paybackDetail } from './payback.ts';

/** Notes that a released transfer was made, with the reference of the bank, or that it could not be made: then the money is owed again. */
export const recordPaybackTransfer = defineRoute({
  name: 'record-payback-transfer',
  method: 'POST',
  path: '/admin/paybacks/:id/transfer',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Notes that the transfer of a payback was made, or could not be made',
  params: codeParams,
  query: commonQuery,
  body: z.discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('feita'), referencia: requiredLine(80, 'receipt-reference') }),
    z.object({ resultado: z.literal('nao-feita'), motivo: reason }),
  ]),
  success: { status: 200, schema: z.object({ data: paybackDetail }) },
  errors: ['payback-not-found', 'payback-decided', 'payback-reference'],
});
