import { z } from 'zod';
import { signedUp, signUpFields, typed } from '../accounts/sign-up-fields.ts';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { socialProof } from './social-proof.ts';

/**
 * API-46: creates the account of a user who will sign in with Facebook: without a password, otherwise by the rules of API-47. The reply is
 * a token for the interests (S-30). The same `Idempotency-Key` with the same e-mail and CPF gets 201 again.
 */
export const signUpFacebook = defineRoute({
  name: 'sign-up-facebook',
  method: 'POST',
  path: '/facebook/cadastro',
  access: 'public',
  tag: 'accounts',
  summary: 'Signs a person up with Facebook',
  query: commonQuery,
  body: z.object({
    ...socialProof,
    nome: typed(1000, 'own-name-invalid'),
    email: signUpFields.email,
    cpf: typed(100, 'cpf-invalid'),
    telefone: signUpFields.telefone,
    aceitaEmails: signUpFields.aceitaEmails,
  }),
  success: { status: 201, schema: signedUp },
  errors: [
    'email-taken',
    'document-barred',
    'social-taken',
    'social-refused',
    'social-not-offered',
    'social-unavailable',
  ],
});
