import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';

/** What conditional sales can be sorted and narrowed by. `loja`: 0 is the house; `comQuem`: who has taken it, 0 nobody. */
export const conditionalSalesList = listSpec({
  sorts: ['ate', 'valor'],
  order: 'ate',
  filters: {
    loja: { kind: 'codes', of: 'store-or-house' },
    valor: { kind: 'money' },
    ate: { kind: 'days' },
    oferta: { kind: 'codes' },
    comQuem: { kind: 'codes' },
  },
});

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
  /** Its store is suspended: the term does not run, and nobody can accept. */
  parada: z.boolean(),
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
  query: listQuery(conditionalSalesList),
  success: { status: 200, schema: listReply(conditionalSale) },
  errors: ['list-too-deep', 'list-cursor'],
});
