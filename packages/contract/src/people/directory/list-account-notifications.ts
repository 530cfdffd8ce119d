import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';

/** The latest hundred notifications of an account, newest first, without their texts: those are addressed to its owner. */
export const listAccountNotifications = defineRoute({
  name: 'list-account-notifications',
  method: 'GET',
  path: '/admin/accounts/:id/notifications',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'accounts',
  summary: 'Notifications that an account was sent',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          codigo: z.number(),
          titulo: z.string(),
          em: instant,
          lidaEm: instant.nullable(),
          nomeArquivo: z.string().nullable(),
        }),
      ),
    }),
  },
  errors: ['user-not-found'],
});
