import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';
import { recoveryCodes } from './second-steps.ts';

/** Turns the app on with one of its codes, and returns the recovery codes. Mails the owner; no session ends. */
export const confirmAuthenticator = defineRoute({
  name: 'confirm-authenticator',
  method: 'POST',
  path: '/usrio/segunda_etapa/aplicativo/confirmacao',
  access: 'user',
  tag: 'second-steps',
  summary: 'Turns an authenticator app on',
  query: commonQuery,
  body: z.object({ codigo: line(20) }),
  success: { status: 200, schema: recoveryCodes },
  errors: ['authenticator-on', 'authenticator-not-begun', 'authenticator-code-wrong'],
});
