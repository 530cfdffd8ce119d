import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant, reais } from '../../wire/primitives.ts';
import { verificationState, wayToRaise } from './trust-words.ts';

/** Trust level, exposure limit and current exposure of an account, for its owner. Amounts in reais. */
export const ownTrust = z.object({
  nivel: z.number().int().min(0).max(3),
  limite: reais,
  usado: reais,
  composicao: z.object({ lances: reais, propostas: reais, compras: reais }),
  comoAumentar: wayToRaise,
  /** The limit after the next step; null if a deposit decides it. */
  proximoLimite: reais.nullable(),
  /** The factor of a deposit. */
  fatorCaucao: z.number(),
  caucao: reais,
  /** Whether the monthly counts apply besides the limit. */
  contaFranquia: z.boolean(),
  /** The latest request; null if there was none. */
  verificacao: z
    .object({ situacao: verificationState, em: instant, motivo: z.string().nullable() })
    .nullable(),
});

/** The user's own trust level, exposure limit and current exposure, and what raises the limit (rule 0.26). Amounts in reais. */
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
    schema: z.object({ data: ownTrust }),
  },
  errors: [],
});
