import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { confirmation } from './second-steps.ts';

/** Creates the secret of an authenticator app (RFC 6238). It takes effect once one of its codes is confirmed, within half an hour. */
export const beginAuthenticator = defineRoute({
  name: 'begin-authenticator',
  method: 'POST',
  path: '/usrio/segunda_etapa/aplicativo',
  access: 'user',
  tag: 'second-steps',
  summary: 'Begins to set up an authenticator app',
  query: commonQuery,
  body: z.object(confirmation),
  success: {
    status: 201,
    schema: z.object({
      /** In base 32, to be typed. */
      segredo: z.string(),
      /** `otpauth://totp/…`, the content of the QR code. */
      uri: z.string(),
    }),
  },
  errors: ['wrong-current-password', 'confirmation-code-wrong', 'authenticator-on'],
});
