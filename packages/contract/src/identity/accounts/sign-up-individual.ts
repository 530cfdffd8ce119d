import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { signedUp, signUpFields, typed } from './sign-up-fields.ts';

/**
 * API-47: creates the account of an individual. `nome`, `email`, `cpf`, `telefone` and `password` are required. No session is opened; the
 * reply is a token for the interests (S-30). The same `Idempotency-Key` with the same e-mail and CPF gets 201 again.
 */
export const signUpIndividual = defineRoute({
  name: 'sign-up-individual',
  method: 'POST',
  path: '/usrio/pessoa-fisica',
  access: 'public',
  tag: 'accounts',
  summary: 'Signs a person up',
  query: commonQuery,
  body: z.object({ nome: typed(1000, 'own-name-invalid'), cpf: typed(100, 'cpf-invalid'), ...signUpFields }),
  success: { status: 201, schema: signedUp },
  errors: ['email-taken', 'document-barred'],
});
