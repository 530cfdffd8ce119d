import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { anySecret, line, secret } from '../../wire/text.ts';

/**
 * API-41: sets a new password for the session's account; works in a restricted session too, hence not `user` (S-34). An open session of an
 * account with a password must send the current one (`senhaAtual`), or a code of the second step (`codigoAcesso`), unless it completed a
 * second step within the last minutes; a refusal with `senhaAtual: true` asks for it (decision 0054).
 */
export const changePassword = defineRoute({
  name: 'change-password',
  method: 'POST',
  path: '/auth/password',
  access: 'optional',
  tag: 'sessions',
  summary: 'Sets a new password',
  query: commonQuery,
  body: z.object({
    senha: secret('password-required'),
    confirmacao: secret().nullish(),
    senhaAtual: anySecret().nullish(),
    codigoAcesso: line(20).nullish(),
  }),
  bodyCheck: 'late',
  success: { status: 204 },
  errors: [
    'user-not-found',
    'password-unchanged',
    'password-mismatch',
    'wrong-current-password',
    'confirmation-code-wrong',
    'authenticator-spent',
  ],
});
