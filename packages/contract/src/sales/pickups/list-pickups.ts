import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { pickupBooking } from './pickup.ts';

/** What the list of pickups can be sorted and narrowed by. */
export const pickupsList = listSpec({
  sorts: ['inicio'],
  order: 'inicio',
  filters: {
    inicio: { kind: 'days' },
    cidade: { kind: 'codes' },
    situacao: { kind: 'words', options: ['marcada', 'retirada', 'faltou', 'cancelada'] },
    /** Missed, and neither booked again nor collected since. */
    pendente: { kind: 'flag' },
    /** Storage is owed, charged or not. */
    diarias: { kind: 'flag' },
    loja: { kind: 'codes', of: 'store' },
    compra: { kind: 'codes' },
  },
});

/** A booking as the team and the yard see it. */
export const pickupRow = pickupBooking.omit({ mudaAte: true }).extend({
  compra: z.number(),
  oferta: z.number(),
  titulo: z.string(),
  comprador: z.object({ nome: z.string(), telefone: z.string().nullable() }),
  /** Of the vehicles that have one. */
  placas: z.array(z.string()),
  /** Where they stand in the yard, if they were taken in. */
  vagas: z.array(z.string()),
  /** What is owed of storage, charged or not; null: it costs nothing. */
  diarias: reais.nullable(),
  loja: z.string().nullable(),
  marcadaEm: instant,
});

export type PickupRow = z.output<typeof pickupRow>;

/** The bookings; a store sees those of its own purchases. */
export const listPickups = defineRoute({
  name: 'list-pickups',
  method: 'GET',
  path: '/admin/pickups',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'Pickups of purchases by day and place',
  query: listQuery(pickupsList),
  success: { status: 200, schema: listReply(pickupRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
