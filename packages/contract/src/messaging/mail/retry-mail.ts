import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Puts a mail that was given up back into the queue, with all its tries. */
export const retryMail = defineRoute({
  name: 'retry-mail',
  method: 'POST',
  path: '/admin/mails/dead/:id/retry',
  access: 'staff',
  roles: ['sales'],
  tag: 'mail',
  summary: 'Tries a mail again that was given up',
  params: codeParams,
  query: commonQuery,
  success: { status: 204 },
  errors: ['mail-not-found', 'mail-not-dead'],
});
