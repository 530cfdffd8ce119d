import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { pickupsList } from './list-pickups.ts';

/** All pickups of a query as CSV; audited. */
export const exportPickups = defineRoute({
  name: 'export-pickups',
  method: 'GET',
  path: '/admin/pickups.csv',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'yard',
  summary: 'Pickups as a spreadsheet',
  query: listQuery(pickupsList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
