import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Requeues a dead mail, with all its attempts. */
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
