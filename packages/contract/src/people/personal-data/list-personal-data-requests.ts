import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { staffRequest } from './staff-request.ts';

/** Pending requests, earliest due first (S-52); at most 200. */
export const listPersonalDataRequests = defineRoute({
  name: 'list-personal-data-requests',
  method: 'GET',
  path: '/admin/personal-data-requests',
  access: 'staff',
  roles: ['sales'],
  tag: 'personal-data',
  summary: 'Open requests about personal data, by the day they are due',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(staffRequest) }) },
  errors: [],
});
