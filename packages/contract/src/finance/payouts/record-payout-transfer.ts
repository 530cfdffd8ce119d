import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { requiredLine } from '../../wire/text.ts';
import { storeStatement } from './statement.ts';

/** Notes that the transfer of a released payout was made, with the reference of the bank, or that it could not be made: then it is owed again. */
export const recordPayoutTransfer = defineRoute({
  name: 'record-payout-transfer',
  method: 'POST',
  path: '/admin/payouts/:id/transfer',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Notes that the transfer of a payout was made, or could not be made',
  params: codeParams,
  query: commonQuery,
  body: z.discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('feito'), referencia: requiredLine(80, 'receipt-reference') }),
    z.object({ resultado: z.literal('nao-feito'), motivo: reason }),
  ]),
  success: { status: 200, schema: z.object({ data: storeStatement }) },
  errors: ['payout-not-found', 'payout-decided', 'payout-reference'],
});
