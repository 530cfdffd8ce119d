import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** Mails the code with which an owner without a proven password confirms a security change; six digits, ten minutes. */
export const sendConfirmationCode = defineRoute({
  name: 'send-confirmation-code',
  method: 'POST',
  path: '/usrio/segunda_etapa/confirmacao',
  access: 'user',
  tag: 'second-steps',
  summary: 'Mails a code that confirms a change of security',
  query: commonQuery,
  success: { status: 204 },
  errors: [],
});
