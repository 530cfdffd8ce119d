import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';

/** Accounts that share a trait with this one, most shared traits first, at most 100: hints for people to judge, not proof. */
export const listLinkedAccounts = defineRoute({
  name: 'list-linked-accounts',
  method: 'GET',
  path: '/admin/accounts/:id/linked',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'blocks',
  summary: 'Accounts with the same document, representative, device, telephone or address',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          conta: z.number(),
          nome: z.string(),
          perfil: z.number(),
          criadaEm: instant,
          bloqueada: z.boolean(),
          impedida: z.boolean(),
          sinais: z.array(z.enum(['documento', 'representante', 'aparelho', 'telefone', 'endereco'])),
        }),
      ),
    }),
  },
  errors: ['user-not-found'],
});
