import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { storageOfPurchase } from './storage.ts';

/** The storage of a purchase for those who sell it and the yard; a store sees its own purchases. */
export const getPurchaseStorage = defineRoute({
  name: 'get-purchase-storage',
  method: 'GET',
  path: '/admin/purchases/:id/storage',
  access: 'staff',
  roles: ['sales', 'finance', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'The storage days of a purchase',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.object({ diarias: storageOfPurchase.nullable(), podeDispensar: z.boolean() }),
    }),
  },
  errors: ['purchase-not-found'],
});
