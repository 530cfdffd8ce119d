import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { houseContacts } from './house-contacts.ts';

/** How buyers reach the house; the pages of the site show it. */
export const getHouseContacts = defineRoute({
  name: 'get-house-contacts',
  method: 'GET',
  path: '/house/contacts',
  access: 'public',
  tag: 'content',
  summary: 'Contacts of the house',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: houseContacts }) },
  errors: [],
});
