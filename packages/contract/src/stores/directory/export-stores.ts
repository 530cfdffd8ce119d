import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { storesList } from './store-row.ts';

/** All stores of a query as CSV, as they were at one instant; audited. */
export const exportStores = defineRoute({
  name: 'export-stores',
  method: 'GET',
  path: '/admin/stores.csv',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'stores',
  summary: 'Stores as a spreadsheet',
  query: listQuery(storesList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
