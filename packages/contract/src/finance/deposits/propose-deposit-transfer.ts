import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, givenInstant, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { deposit } from './deposit.ts';

/**
 * Proposes that all that is owed back of a deposit is transferred to the account of its buyer; `valor` and `dadosEm` are
 * what was read. Another user releases it.
 */
export const proposeDepositTransfer = defineRoute({
  name: 'propose-deposit-transfer',
  method: 'POST',
  path: '/admin/deposits/:id/transfers',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Proposes the transfer of a deposit',
  params: codeParams,
  query: commonQuery,
  body: z.object({ valor: reais, dadosEm: givenInstant, motivo: reason }),
  success: { status: 201, schema: z.object({ data: deposit }) },
  errors: [
    'deposit-not-found',
    'deposit-nothing-owed',
    'deposit-bank-missing',
    'payback-open',
    'payback-given-up',
    'payback-changed',
    'deposit-bank-changed',
  ],
});
