import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, version } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { chargeUpTo } from '../../trading/charges/freight-rate.ts';
import { depositRule } from './deposit-rule.ts';

/** R$ 1.000.000,00 and R$ 100.000.000,00. */
const MOST = 100_000_000;
const MOST_ABOVE = 10_000_000_000;

/** Lets an offer, or all offers of a store, ask for a deposit from now on; deposits that were asked for before stay as they were told. */
export const saveDepositRule = defineRoute({
  name: 'save-deposit-rule',
  method: 'PUT',
  path: '/admin/deposit-rules',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'payments',
  summary: 'Asks for a deposit before bids above a value',
  query: commonQuery,
  body: z.object({
    /** One of both. */
    oferta: code.nullable().default(null),
    parceiro: code.nullable().default(null),
    valor: chargeUpTo(MOST),
    acimaDe: chargeUpTo(MOST_ABOVE),
    motivo: reason,
    /** Of the rule that is changed; none: there was none. */
    versao: version.optional(),
  }),
  success: { status: 200, schema: z.object({ data: depositRule }) },
  errors: [
    'offer-not-found',
    'partner-not-found',
    'deposit-rule-place',
    'deposit-rule-amount',
    'deposit-rule-changed',
    'pix-not-offered',
  ],
});
