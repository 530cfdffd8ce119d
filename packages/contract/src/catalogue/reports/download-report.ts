import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** API-20: the inspection report of an offer, saved under its own name (DETL-13). */
export const downloadReport = defineRoute({
  name: 'download-report',
  method: 'GET',
  path: '/offer/laudo/:codLaudo',
  access: 'public',
  tag: 'reports',
  summary: 'Downloads an inspection report',
  params: z.object({ codLaudo: z.string().regex(/^[\w-]{1,100}$/) }),
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['not-found'],
});
