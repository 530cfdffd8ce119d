import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Keeps a message and its files from the other side; its author is told why. The same again changes nothing. */
export const hideDealMessage = defineRoute({
  name: 'hide-deal-message',
  method: 'POST',
  path: '/admin/deal-messages/:id/hide',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'messages',
  summary: 'Hides a message',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['message-not-found'],
});
