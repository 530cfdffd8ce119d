import { z } from 'zod';
import { feeRule } from '../costs/get-costs.ts';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { buyerFee } from './buyer-fee.ts';

/**
 * Every buyer's fee that was ever set, latest first, and the one from the settings that applies if none matches; a store sees those that hold
 * for it or for all.
 */
export const listBuyerFees = defineRoute({
  name: 'list-buyer-fees',
  method: 'GET',
  path: '/admin/buyer-fees',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'costs',
  summary: 'Fees of the buyer by offer, store and category',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(buyerFee), padrao: feeRule }) },
  errors: [],
});
