import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant, reais } from '../../wire/primitives.ts';

/** A best bid below the reserve that waits for the sales team (rule 0.6). */
export const conditionalSale = z.object({
  codigoOferta: z.number(),
  titulo: z.string(),
  /** The store that sells; null for the house. */
  parceiroId: z.number().nullable(),
  valor: reais,
  reserva: reais,
  encerradaEm: instant,
  /** Until when the bid may be accepted; after that it is released automatically. */
  ate: instant,
  comprador: z.object({ codigo: z.number(), nome: z.string(), email: z.string().nullable() }),
});

/** Earliest end first; store users see their own store. */
export const listConditionalSales = defineRoute({
  name: 'list-conditional-sales',
  method: 'GET',
  path: '/admin/conditional-sales',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'closing',
  summary: 'Conditional sales to be decided on',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(conditionalSale) }) },
  errors: [],
});
