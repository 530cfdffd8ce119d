import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';

/** By the complete e-mail, CPF or CNPJ, in any format: accounts cannot be browsed. The document is shown by its last digits. */
export const findAccounts = defineRoute({
  name: 'find-accounts',
  method: 'GET',
  path: '/admin/accounts',
  access: 'staff',
  roles: ['sales'],
  tag: 'accounts',
  summary: 'Finds an account by e-mail, CPF or CNPJ',
  query: commonQuery.extend({ term: requiredLine(200, 'account-term') }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          codigo: z.number(),
          nome: z.string(),
          email: z.string(),
          documento: z.string().nullable(),
          perfil: z.number(),
          bloqueadaEm: instant.nullable(),
        }),
      ),
    }),
  },
  errors: [],
});
