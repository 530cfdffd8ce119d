import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';
import { chargeKind } from '../charges/charge.ts';
import { paybackState, paybackWay } from './payback.ts';

/** What goes back to the buyer of a purchase, and whether their bank data are needed for it. */
export const ownPaybacks = z.object({
  /** Their account is asked for, with the words of finance, or was given; null: it is not needed. Reais that are owed. */
  conta: z
    .object({
      situacao: z.enum(['pedida', 'informada']),
      valor: reais,
      motivo: z.string(),
      podeInformar: z.boolean(),
    })
    .nullable(),
  devolucoes: z.array(
    z.object({
      codigo: z.number(),
      forma: paybackWay,
      situacao: paybackState,
      valor: reais,
      /** What a set-off pays. */
      destino: chargeKind.nullable(),
      pedidaEm: instant,
      aprovadaEm: instant.nullable(),
      /** Of a Pix: the bank has it. */
      enviada: z.boolean(),
      encerradaEm: instant.nullable(),
      referencia: z.string().nullable(),
      /** Under way: since when it is known that it was said to have left by mistake; null: it was not. */
      registroDesfeitoEm: instant.nullable(),
    }),
  ),
});

/** What goes back to the buyer of a purchase, step by step; what was turned down is not shown. */
export const listOwnPaybacks = defineRoute({
  name: 'list-own-paybacks',
  method: 'GET',
  path: '/usrio/compras/:id/devolucoes',
  access: 'user',
  tag: 'payments',
  summary: 'Money that goes back to the signed-in user for a purchase',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: ownPaybacks,
    }),
  },
  errors: ['purchase-not-found'],
});
