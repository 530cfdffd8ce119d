import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, codeParams, commonQuery, givenInstant, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { paybackDetail, paybackWay } from './payback.ts';

/** Proposes how money goes back; another user releases it. `valor` as it was read: another one means that something has changed. It takes the place of a proposal that cannot be released any more. */
export const proposePayback = defineRoute({
  name: 'propose-payback',
  method: 'POST',
  path: '/admin/purchases/:id/paybacks',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Proposes how money that is owed back goes back',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    forma: paybackWay,
    valor: reais,
    /** Of a set-off: the charge that it pays. */
    cobranca: code.nullish(),
    /** Of a transfer to the account that the buyer gave: since when it is there, as it was read. */
    dadosEm: givenInstant.nullish(),
    motivo: reason,
  }),
  success: { status: 201, schema: z.object({ data: paybackDetail }) },
  errors: [
    'purchase-not-found',
    'payback-impossible',
    'payback-changed',
    'payback-open',
    'payback-given-up',
    'refund-vehicle-awaited',
    'payback-bank-changed',
  ],
});
