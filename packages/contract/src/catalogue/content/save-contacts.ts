import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { contactFields, staffContacts } from './house-contacts.ts';

/** Changes the contacts of the house in the version that was read; pages and mails have them at once. The administrators are notified. */
export const saveContacts = defineRoute({
  name: 'save-contacts',
  method: 'PUT',
  path: '/admin/contacts',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Changes the contacts of the house',
  query: commonQuery,
  body: contactFields,
  success: { status: 200, schema: z.object({ data: staffContacts }) },
  errors: [
    'content-changed',
    'contact-phone',
    'contact-mail',
    'contact-hours',
    'contact-team',
    'contact-team-twice',
  ],
});
