import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { anySecret, line, requiredLine } from '../../wire/text.ts';

/**
 * Accepts an invitation, once. A user without an account, or without a password that is known to be theirs, sets `senha`, and `nome` if the
 * account is new. Everyone else shows `senhaAtual` and, as in a sign-in, the second step that their account has (`codigoAcesso`; it is
 * mailed by `request-access-code`); if that password is too weak for work, the refusal has `novaSenha: true`, and `senha` replaces it. No
 * session is opened.
 */
export const acceptInvitation = defineRoute({
  name: 'accept-invitation',
  method: 'POST',
  path: '/auth/convite/aceitar',
  access: 'public',
  tag: 'invitations',
  summary: 'Accepts an invitation',
  query: commonQuery,
  body: z.object({
    token: requiredLine(100),
    nome: line(100, 'own-name-invalid').nullish(),
    senha: anySecret().nullish(),
    senhaAtual: anySecret().nullish(),
    codigoAcesso: line(20).nullish(),
    /** Employees and users of stores agree to the terms of use. */
    termos: z.boolean().nullish(),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        email: z.string(),
        /** Where the user signs in now: the back office, or the site. */
        entrada: z.enum(['painel', 'site']),
      }),
    }),
  },
  errors: [
    'invitation-link-wrong',
    'invitation-accepted',
    'invitation-cancelled',
    'invitation-expired',
    'invitation-of-staff',
    'invitation-of-store',
    'invitation-of-employee',
    'invitation-of-account',
    'invitation-of-blocked',
    'invitation-of-leaving',
    'wrong-credentials',
    'access-code-needed',
    'access-code-wrong',
    'authenticator-spent',
    'proof-wrong',
  ],
});
