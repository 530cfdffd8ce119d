import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** The copy that staff requested on behalf of a user, to be handed over; copies requested by users are theirs alone. */
export const downloadExportForPerson = defineRoute({
  name: 'download-export-for-person',
  method: 'GET',
  path: '/admin/personal-data-requests/:id/file',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'personal-data',
  summary: 'Downloads a copy that was asked for on behalf of a person',
  params: codeParams,
  query: commonQuery.extend({ formato: z.enum(['json', 'html']).default('json') }),
  success: { status: 200, content: 'binary' },
  errors: ['not-found'],
});
