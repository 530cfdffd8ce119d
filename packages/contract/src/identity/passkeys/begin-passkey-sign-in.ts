import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { requestOptions } from './passkey.ts';

/** Returns what a browser needs to request a passkey. The challenge is valid for five minutes and one answer. */
export const beginPasskeySignIn = defineRoute({
  name: 'begin-passkey-sign-in',
  method: 'POST',
  path: '/auth/chave/desafio',
  access: 'public',
  tag: 'passkeys',
  summary: 'Begins to sign in with a passkey',
  query: commonQuery,
  success: { status: 200, schema: requestOptions },
  errors: ['passkeys-not-here'],
});
