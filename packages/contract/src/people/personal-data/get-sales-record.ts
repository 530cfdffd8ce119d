import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** The buyer of a purchase who has deleted their account: archived separately for as long as the law requires; every access is audited. */
export const getSalesRecord = defineRoute({
  name: 'get-sales-record',
  method: 'GET',
  path: '/admin/sales-records/:id',
  access: 'staff',
  roles: [],
  tag: 'personal-data',
  summary: 'Sales record of a deleted account',
  params: codeParams,
  query: commonQuery.extend({ motivo: reason }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        compra: z.number(),
        oferta: z.number(),
        titulo: z.string(),
        valor: reais,
        compradoEm: instant,
        concluidoEm: instant.nullable(),
        canceladoEm: instant.nullable(),
        guardadoAte: instant,
        comprador: z.object({
          nome: z.string(),
          sobrenome: z.string(),
          nomeFantasia: z.string().nullable(),
          documento: z.string().nullable(),
          email: z.string(),
          telefone: z.string().nullable(),
          nascimento: z.string().nullable(),
          endereco: z.string().nullable(),
        }),
        /** With these the hash of the person in the purchase’s snapshot can be recomputed; null: there was none. */
        prova: z.object({ pessoal: z.string(), sal: z.string() }).nullable(),
      }),
    }),
  },
  errors: ['not-found'],
});
