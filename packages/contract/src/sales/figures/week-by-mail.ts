import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

const wanted = z.object({ recebe: z.boolean() });

/** Whether the user gets the figures of each week by mail, on Monday morning: of the house, users of a store those of their store. */
export const getWeekByMail = defineRoute({
  name: 'get-week-by-mail',
  method: 'GET',
  path: '/admin/week-by-mail',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'figures',
  summary: 'Whether the user gets the week by mail',
  query: commonQuery,
  success: { status: 200, schema: wanted },
  errors: [],
});

/** Turns the mail with the figures of each week on or off, for the user alone. */
export const saveWeekByMail = defineRoute({
  name: 'save-week-by-mail',
  method: 'PUT',
  path: '/admin/week-by-mail',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  unaudited: 'what mails a user wants is their own',
  tag: 'figures',
  summary: 'Turns the week by mail on or off',
  query: commonQuery,
  body: wanted,
  success: { status: 200, schema: wanted },
  errors: [],
});
