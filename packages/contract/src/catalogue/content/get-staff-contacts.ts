import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { staffContacts } from './house-contacts.ts';

/** The contacts of the house with their version. */
export const getStaffContacts = defineRoute({
  name: 'get-staff-contacts',
  method: 'GET',
  path: '/admin/contacts',
  access: 'staff',
  roles: ['content', 'sales', 'support'],
  tag: 'content',
  summary: 'Contacts of the house, to be edited',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: staffContacts }) },
  errors: [],
});
