import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { visitRow } from './list-visits.ts';
import { visitCause } from './visit-fields.ts';

/** A visit with what who sells needs to decide on it. */
export const getVisit = defineRoute({
  name: 'get-visit',
  method: 'GET',
  path: '/admin/visits/:id',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'visits',
  summary: 'A visit',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: visitRow.extend({
        codigoConta: z.number(),
        codigoLocal: z.number(),
        endereco: z.string().nullable(),
        causa: visitCause.nullable(),
        motivo: z.string().nullable(),
        nota: z.string(),
        lembradaEm: instant.nullable(),
        /** Visits of the same user to which they came, and did not come, of late. */
        vieram: z.number(),
        faltas: z.number(),
        /** It has begun, so that it can be recorded whether they came. */
        comecou: z.boolean(),
        versao: z.number(),
      }),
    }),
  },
  errors: ['visit-not-found'],
});
