import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { storeRow, storesList } from './store-row.ts';

/** Every store and registration, the latest first. */
export const listStores = defineRoute({
  name: 'list-stores',
  method: 'GET',
  path: '/admin/stores',
  access: 'staff',
  roles: ['sales', 'finance', 'support'],
  tag: 'stores',
  summary: 'Stores and registrations of stores',
  query: listQuery(storesList),
  success: { status: 200, schema: listReply(storeRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
