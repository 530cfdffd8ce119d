import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, givenInstant } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { buyerFee } from './buyer-fee.ts';
import { chargeUpTo, vehicleKind } from './freight-rate.ts';

/** R$ 1.000.000,00. */
const MOST = 100_000_000;

/**
 * Sets the buyer's fee for offers published from now, or from a later instant, on: for every offer, for a store, for a category, for both,
 * or (`oferta`) for one that is not published yet. An offer keeps the fee in force when it was published.
 */
export const saveBuyerFee = defineRoute({
  name: 'save-buyer-fee',
  method: 'PUT',
  path: '/admin/buyer-fees',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'costs',
  summary: 'Sets the fee of the buyer for offers that are published later',
  query: commonQuery,
  body: z.object({
    oferta: code.nullable().default(null),
    parceiro: code.nullable().default(null),
    categoria: vehicleKind.nullable().default(null),
    /** Percent of the price, with at most two decimals. */
    percentual: z.number().min(0).max(100).multipleOf(0.01),
    minimo: chargeUpTo(MOST).default(0),
    /** Of the percentage; null: none. */
    maximo: chargeUpTo(MOST).nullable().default(null),
    fixa: chargeUpTo(MOST).default(0),
    validaDesde: givenInstant.optional(),
    motivo: reason,
  }),
  success: { status: 200, schema: z.object({ data: buyerFee }) },
  errors: [
    'partner-not-found',
    'category-unknown',
    'offer-not-found',
    'offer-published',
    'charge-in-the-past',
    'fee-place',
    'fee-maximum',
  ],
});
