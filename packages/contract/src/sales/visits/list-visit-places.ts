import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { openingHours } from './visit-place.ts';

/** The pickup places and how they take visits; a store user sees those of the store. */
export const listVisitPlaces = defineRoute({
  name: 'list-visit-places',
  method: 'GET',
  path: '/admin/visit-places',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'visits',
  summary: 'Places and how they take visits',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          parceiro: z.number().nullable(),
          loja: z.string().nullable(),
          cidade: z.number(),
          nomeCidade: z.string(),
          uf: z.string(),
          endereco: z.string(),
          /** Null: nobody has set how it takes visits, and it takes none. */
          visitas: z
            .object({
              codigo: z.number(),
              aberto: z.boolean(),
              horarios: z.array(openingHours),
              lugares: z.number(),
              contato: z.string(),
              observacoes: z.string(),
              versao: z.number(),
              /** Visits that stand there. */
              abertas: z.number(),
              diasFechados: z.array(z.object({ dia: z.string(), motivo: z.string() })),
            })
            .nullable(),
        }),
      ),
    }),
  },
  errors: [],
});
