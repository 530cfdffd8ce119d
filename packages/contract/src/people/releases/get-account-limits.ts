import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { limitType, release } from './release.ts';

/** What a user has used and may still use, and all their releases, newest first. */
export const getAccountLimits = defineRoute({
  name: 'get-account-limits',
  method: 'GET',
  path: '/admin/accounts/:id/limits',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'releases',
  summary: 'Limits of an account, with the releases behind them',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        conta: z.number(),
        limites: z.array(
          z.object({
            tipo: limitType,
            usados: z.number(),
            permitidos: z.number(),
            /** Null if nothing is left, as the user sees it (API-23). */
            valor: z.number().nullable(),
          }),
        ),
        /** Exposure limit and current exposure, in reais (rule 0.26); leading bids count at their price, because maxima are sealed (rule 0.41). */
        exposicao: z.object({ nivel: z.number(), limite: z.number(), usado: z.number() }),
        liberacoes: z.array(release),
      }),
    }),
  },
  errors: ['user-not-found'],
});
