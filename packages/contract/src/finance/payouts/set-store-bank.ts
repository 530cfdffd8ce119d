import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { storeBankFields } from './store-bank.ts';
import { storeStatement } from './statement.ts';

/**
 * Sets the account to which the money of a store goes. Only who answers for the store may, also not the house; all its users are mailed, and no
 * money goes there before a waiting period is over.
 */
export const setStoreBank = defineRoute({
  name: 'set-store-bank',
  method: 'PUT',
  path: '/admin/stores/:id/bank',
  access: 'staff',
  partners: true,
  tag: 'payments',
  summary: 'Sets the bank account of a store',
  params: codeParams,
  query: commonQuery,
  body: storeBankFields,
  success: { status: 200, schema: z.object({ data: storeStatement }) },
  errors: ['partner-not-found', 'store-bank-owner', 'store-bank-document'],
});
