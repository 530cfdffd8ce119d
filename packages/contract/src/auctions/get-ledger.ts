import { z } from 'zod';
import { defineRoute } from '../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../wire/primitives.ts';

/** One line of the public ledger; `valor` is in centavos, as it is hashed. */
export const ledgerEntry = z.object({
  seq: z.number(),
  em: instant,
  participante: z.string(),
  tipo: z.enum(['L', 'P', 'X', 'Z', 'F']),
  valor: z.number(),
  anterior: z.string(),
  hash: z.string(),
});

/** The public, append-only list of bids with pseudonyms (rule 0.9). */
export const getLedger = defineRoute({
  name: 'get-ledger',
  method: 'GET',
  path: '/offer/:id/ledger',
  access: 'public',
  tag: 'auctions',
  summary: 'The bid ledger of an offer',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      codigoOferta: z.number(),
      encerrada: z.boolean(),
      regra: z.object({ base: z.number(), incremento: z.number(), reserva: z.boolean() }),
      entradas: z.array(ledgerEntry),
      maximos: z
        .array(
          z.object({ participante: z.string(), valor: z.number(), em: instant, automatico: z.boolean() }),
        )
        .optional(),
    }),
  },
  errors: ['offer-not-found'],
});
