import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';

/**
 * Assigns several purchases at once. Each succeeds or is refused by itself; `desfazer` is the token with which
 * `undo-change` takes all of it back within ten minutes, except what was changed again since. `de`: only those that this user (null: nobody)
 * has, so that of two who take the same one exactly one has it.
 */
export const assignPurchases = defineRoute({
  name: 'assign-purchases',
  method: 'POST',
  path: '/admin/purchases/assign',
  access: 'staff',
  roles: ['sales'],
  tag: 'purchases',
  summary: 'Assigns several purchases',
  query: commonQuery,
  body: z.object({
    compras: z.array(code).min(1).max(100),
    responsavel: code.nullable(),
    de: code.nullable().optional(),
  }),
  success: {
    status: 200,
    schema: z.object({
      feitas: z.array(z.number()),
      recusadas: z.array(z.object({ codigo: z.number(), motivo: z.string(), com: z.string().nullable() })),
      desfazer: z.string().nullable(),
    }),
  },
  errors: ['assignee-unknown'],
});
