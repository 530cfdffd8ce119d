import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant, reais } from '../../wire/primitives.ts';

/** Cancellation requests that wait for the sales team, oldest first, at most a hundred. `codigoCompra` null: the best bid of a conditional sale. */
export const listOpenCancellations = defineRoute({
  name: 'list-open-cancellations',
  method: 'GET',
  path: '/admin/cancellations',
  access: 'staff',
  roles: ['sales'],
  tag: 'cancellations',
  summary: 'Open cancellation requests',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          codigo: z.number(),
          codigoOferta: z.number(),
          tituloOferta: z.string(),
          codigoCompra: z.number().nullable(),
          valor: reais,
          comprador: z.string(),
          motivo: z.string(),
          justificativa: z.string().nullable(),
          em: instant,
          /** The origin of the purchase: only `compra` may be cancelled by its buyer alone. */
          origem: z.enum(['compra', 'lance', 'proposta']).nullable(),
          /** Calls that answer it: release the buyer or refuse; treat the purchase as a default, with a strike. The first to commit wins. */
          acoes: z.object({ decidir: z.string().nullable(), naoConcluida: z.string().nullable() }),
        }),
      ),
    }),
  },
  errors: [],
});
