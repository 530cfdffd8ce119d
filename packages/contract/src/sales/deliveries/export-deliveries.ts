import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { deliveriesList } from './list-deliveries.ts';

/** All deliveries of a query as CSV; audited. */
export const exportDeliveries = defineRoute({
  name: 'export-deliveries',
  method: 'GET',
  path: '/admin/deliveries.csv',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'yard',
  summary: 'Deliveries as a spreadsheet',
  query: listQuery(deliveriesList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
