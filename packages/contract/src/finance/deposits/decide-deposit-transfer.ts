import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, givenInstant } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { deposit } from './deposit.ts';

/**
 * Releases a transfer of a deposit, by another user than who proposed it or decided that it goes back; or turns it down, with a reason. `dadosEm`
 * is that of the account that was read.
 */
export const decideDepositTransfer = defineRoute({
  name: 'decide-deposit-transfer',
  method: 'POST',
  path: '/admin/deposit-transfers/:id/decision',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Releases a transfer of a deposit, or turns it down',
  params: codeParams,
  query: commonQuery,
  body: z.discriminatedUnion('decisao', [
    z.object({ decisao: z.literal('liberar'), dadosEm: givenInstant }),
    z.object({ decisao: z.literal('recusar'), motivo: reason }),
  ]),
  success: { status: 200, schema: z.object({ data: deposit }) },
  errors: [
    'payback-not-found',
    'payback-decided',
    'payback-own',
    'deposit-transfer-decider',
    'payback-changed',
    'payback-given-up',
    'deposit-bank-changed',
  ],
});
