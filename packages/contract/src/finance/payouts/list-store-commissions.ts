import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { storeCommission } from './store-commission.ts';

/** Every version of the commission of stores, latest first; a store sees those that hold for it or for all. */
export const listStoreCommissions = defineRoute({
  name: 'list-store-commissions',
  method: 'GET',
  path: '/admin/store-commissions',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'payments',
  summary: 'Commission that stores pay',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(storeCommission) }) },
  errors: [],
});
