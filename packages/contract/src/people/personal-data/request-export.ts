import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { personalDataRequest } from './personal-data-request.ts';

/**
 * Requests a copy of everything that is stored about the user. One at a time: a repeated call returns the open request. Five new ones per
 * day. Errors: `too-many-requests`.
 */
export const requestExport = defineRoute({
  name: 'request-export',
  method: 'POST',
  path: '/usrio/dados/exportacao',
  access: 'user',
  tag: 'personal-data',
  summary: 'Asks for a copy of one’s own data',
  query: commonQuery,
  success: { status: 201, schema: z.object({ data: personalDataRequest }) },
  errors: [],
});
