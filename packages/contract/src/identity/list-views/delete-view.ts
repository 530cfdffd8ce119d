import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { listName } from './list-view.ts';

/** Deletes a saved view: one's own, or as administrator one of a role. Nothing happens when it is gone. */
export const deleteView = defineRoute({
  name: 'delete-view',
  method: 'DELETE',
  path: '/admin/views/:lista/:codigo',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  unaudited: 'views are the user’s own; one for a role is audited',
  tag: 'list-views',
  summary: 'Deletes a saved view of a list',
  params: listName.extend({ codigo: code }),
  query: commonQuery,
  body: z.object({}).nullish(),
  success: { status: 204 },
  errors: [],
});
