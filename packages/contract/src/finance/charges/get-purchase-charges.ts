import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { chargesOfPurchase } from './charge.ts';

/** The charges of a purchase and the receipts that paid them. */
export const getPurchaseCharges = defineRoute({
  name: 'get-purchase-charges',
  method: 'GET',
  path: '/admin/purchases/:id/charges',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'payments',
  summary: 'The charges of a purchase, with receipts',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: chargesOfPurchase }) },
  errors: ['purchase-not-found'],
});
