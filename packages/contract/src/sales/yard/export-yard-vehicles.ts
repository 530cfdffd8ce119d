import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { yardList } from './list-yard-vehicles.ts';

/** All vehicles of a query as CSV; audited. */
export const exportYardVehicles = defineRoute({
  name: 'export-yard-vehicles',
  method: 'GET',
  path: '/admin/yard/vehicles.csv',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'Vehicles in the yards as a spreadsheet',
  query: listQuery(yardList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
