import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** Mails the link again, a few times per hour. Nothing is sent if the e-mail is confirmed already. */
export const sendConfirmation = defineRoute({
  name: 'send-confirmation',
  method: 'POST',
  path: '/usrio/confirmar_email',
  access: 'user',
  tag: 'accounts',
  summary: 'Sends the link that confirms the own e-mail',
  query: commonQuery,
  success: { status: 204 },
  errors: [],
});
