import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { purchaseRow, purchasesList } from './purchase-row.ts';

/** Every purchase; a store sees those of its own offers. */
export const listPurchases = defineRoute({
  name: 'list-purchases',
  method: 'GET',
  path: '/admin/purchases',
  access: 'staff',
  roles: ['sales', 'finance', 'support'],
  partners: true,
  tag: 'purchases',
  summary: 'Purchases and the work on them',
  query: listQuery(purchasesList),
  success: { status: 200, schema: listReply(purchaseRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
