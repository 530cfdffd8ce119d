import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, givenInstant } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { chargeUpTo, vehicleKind } from '../../trading/charges/freight-rate.ts';
import { storeCommission } from './store-commission.ts';

/** R$ 1.000.000,00. */
const MOST = 100_000_000;

/** Sets the commission of stores for sales from now, or from a later instant, on; what was sold before keeps the one of its day. */
export const saveStoreCommission = defineRoute({
  name: 'save-store-commission',
  method: 'PUT',
  path: '/admin/store-commissions',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Sets the commission that stores pay of later sales',
  query: commonQuery,
  body: z.object({
    parceiro: code.nullable().default(null),
    categoria: vehicleKind.nullable().default(null),
    /** Percent of the price, with at most two decimals. */
    percentual: z.number().min(0).max(100).multipleOf(0.01),
    minimo: chargeUpTo(MOST).default(0),
    /** Null: none. */
    maximo: chargeUpTo(MOST).nullable().default(null),
    validaDesde: givenInstant.optional(),
    motivo: reason,
  }),
  success: { status: 200, schema: z.object({ data: storeCommission }) },
  errors: ['partner-not-found', 'category-unknown', 'charge-in-the-past', 'fee-maximum'],
});
