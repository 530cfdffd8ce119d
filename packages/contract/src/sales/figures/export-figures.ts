import { defineRoute } from '../../route/define-route.ts';
import { figuresQuery } from './figures.ts';

/** The same as a spreadsheet, table after table; audited. */
export const exportFigures = defineRoute({
  name: 'export-figures',
  method: 'GET',
  path: '/admin/figures.csv',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'figures',
  summary: 'The figures of a period as a spreadsheet',
  query: figuresQuery,
  success: { status: 200, content: 'binary' },
  errors: [],
});
