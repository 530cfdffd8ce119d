import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { signedUp, signUpFields, typed } from './sign-up-fields.ts';

/**
 * API-48: creates the account of a company, of a dealer if `lojista` is true. `nomeResponsavel`, `nomeFantasia`, `cnpj`, `email`,
 * `telefone` and `password` are required; the rest is as for an individual.
 */
export const signUpCompany = defineRoute({
  name: 'sign-up-company',
  method: 'POST',
  path: '/usrio/pessoa-juridica',
  access: 'public',
  tag: 'accounts',
  summary: 'Signs a company up',
  query: commonQuery,
  body: z.object({
    nomeResponsavel: typed(1000, 'own-name-invalid'),
    nomeFantasia: typed(1000, 'trade-name-invalid'),
    cnpj: typed(100, 'cnpj-invalid'),
    ...signUpFields,
    lojista: z.boolean().nullish(),
  }),
  success: { status: 201, schema: signedUp },
  errors: ['email-taken', 'document-barred'],
});
