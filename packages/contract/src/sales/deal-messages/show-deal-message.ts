import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Shows a hidden message again. The same again changes nothing. */
export const showDealMessage = defineRoute({
  name: 'show-deal-message',
  method: 'POST',
  path: '/admin/deal-messages/:id/show',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'messages',
  summary: 'Shows a hidden message again',
  params: codeParams,
  query: commonQuery,
  success: { status: 204 },
  errors: ['message-not-found'],
});
