import { defineRoute } from '../route/define-route.ts';
import { commonQuery } from '../wire/primitives.ts';

/** Mails the code that confirms a deletion to the owner of an account without a password. */
export const sendDeletionCode = defineRoute({
  name: 'send-deletion-code',
  method: 'POST',
  path: '/usrio/dados/exclusao/codigo',
  access: 'user',
  tag: 'personal-data',
  summary: 'Mails a code that confirms a deletion',
  query: commonQuery,
  success: { status: 204 },
  errors: [],
});
