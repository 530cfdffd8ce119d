import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { deliveryState } from './delivery.ts';

/** What the list of deliveries can be sorted and narrowed by. */
export const deliveriesList = listSpec({
  sorts: ['prazo', 'chegada', 'mudou'],
  order: 'prazo',
  filters: {
    situacao: { kind: 'words', options: deliveryState.options },
    prazo: { kind: 'days' },
    chegada: { kind: 'days' },
    /** Past its term. */
    atrasada: { kind: 'flag' },
    /** Whose turn it is. */
    quem: { kind: 'words', options: ['comprador', 'vendedor'] },
    loja: { kind: 'codes', of: 'store' },
    compra: { kind: 'codes' },
  },
});

/** A delivery in the list. */
export const deliveryRow = z.object({
  compra: z.number(),
  oferta: z.number(),
  titulo: z.string(),
  comprador: z.object({ nome: z.string(), telefone: z.string().nullable() }),
  /** Where it goes: city and state; null: the address was deleted. */
  destino: z.string().nullable(),
  situacao: deliveryState,
  quem: z.enum(['comprador', 'vendedor']).nullable(),
  prazo: instant.nullable(),
  atrasada: z.boolean(),
  valor: reais.nullable(),
  pago: z.boolean(),
  transportadora: z.string().nullable(),
  /** yyyy-mm-dd. */
  chegada: z.string().nullable(),
  rastreio: z.string().nullable(),
  loja: z.string().nullable(),
  mudou: instant,
});
export type DeliveryRow = z.output<typeof deliveryRow>;

/** The deliveries; a store sees those of its own purchases. */
export const listDeliveries = defineRoute({
  name: 'list-deliveries',
  method: 'GET',
  path: '/admin/deliveries',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'yard',
  summary: 'Deliveries of purchases by term and state',
  query: listQuery(deliveriesList),
  success: { status: 200, schema: listReply(deliveryRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
