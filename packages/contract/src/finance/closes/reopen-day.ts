import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { closeDetail } from './close.ts';

/** Opens the day again that was closed last, so that it can be closed with other figures. Four eyes: refused to who closed it. */
export const reopenDay = defineRoute({
  name: 'reopen-day',
  method: 'POST',
  path: '/admin/closes/:id/reopen',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Opens the day again that was closed last',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: closeDetail }) },
  errors: ['close-not-found', 'close-not-closed', 'close-not-last', 'close-own'],
});
