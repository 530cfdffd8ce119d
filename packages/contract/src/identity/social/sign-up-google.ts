import { z } from 'zod';
import { signedUp, signUpFields, typed } from '../accounts/sign-up-fields.ts';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { socialProof } from './social-proof.ts';

/**
 * API-45: creates the account of a user who will sign in with Google: without a password, otherwise by the rules of API-47. The reply is a
 * token for the interests (S-30). The same `Idempotency-Key` with the same e-mail and CPF gets 201 again.
 */
export const signUpGoogle = defineRoute({
  name: 'sign-up-google',
  method: 'POST',
  path: '/google/cadastro',
  access: 'public',
  tag: 'accounts',
  summary: 'Signs a person up with Google',
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
