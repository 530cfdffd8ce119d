import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { listName, listView } from './list-view.ts';

/** Saved views of a list: the caller's own and those of their role, by name. */
export const listViews = defineRoute({
  name: 'list-views',
  method: 'GET',
  path: '/admin/views/:lista',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  tag: 'list-views',
  summary: 'Saved views of a list',
  params: listName,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(listView) }) },
  errors: [],
});
