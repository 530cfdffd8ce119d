import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant, reais } from '../../wire/primitives.ts';
import { verificationState, wayToRaise } from './trust-words.ts';

/** How far the own account is trusted, what it may stand for and stands for now, and what raises the limit (rule 0.26). Amounts in reais. */
export const getOwnTrust = defineRoute({
  name: 'get-own-trust',
  method: 'GET',
  path: '/usrio/confianca',
  access: 'user',
  tag: 'limits',
  summary: 'Trust level, limit and exposure of the signed-in user',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        nivel: z.number().int().min(0).max(3),
        limite: reais,
        usado: reais,
        composicao: z.object({ lances: reais, propostas: reais, compras: reais }),
        comoAumentar: wayToRaise,
        /** The limit after the next step; null where a deposit decides it. */
        proximoLimite: reais.nullable(),
        /** What a deposit is multiplied by. */
        fatorCaucao: z.number(),
        caucao: reais,
        /** Whether the counts of the month hold beside the limit. */
        contaFranquia: z.boolean(),
        /** The latest request; null when there was none. */
        verificacao: z
          .object({ situacao: verificationState, em: instant, motivo: z.string().nullable() })
          .nullable(),
      }),
    }),
  },
  errors: [],
});
