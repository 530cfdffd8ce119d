import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { namesList, staffName } from './staff-name.ts';

/** Categories, subcategories, brands and models, also those that are hidden. */
export const listNames = defineRoute({
  name: 'list-names',
  method: 'GET',
  path: '/admin/names',
  access: 'staff',
  roles: ['content', 'sales', 'support'],
  tag: 'content',
  summary: 'Categories, subcategories, brands and models',
  query: listQuery(namesList),
  success: { status: 200, schema: listReply(staffName) },
  errors: [],
});
