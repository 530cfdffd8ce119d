import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { pickupTimes } from './pickup-place.ts';

const place = z.object({
  parceiro: z.number().nullable(),
  loja: z.string().nullable(),
  cidade: z.number(),
  nomeCidade: z.string(),
  uf: z.string(),
  endereco: z.string(),
  /** Null: the usual hours. */
  horario: pickupTimes.nullable(),
  sabados: z.boolean(),
  /** Bookings at the same time; null: as usual. */
  lugares: z.number().nullable(),
  /** What counts now. */
  vale: pickupTimes.extend({ lugares: z.number() }),
  versao: z.number(),
  /** Bookings that stand and are to come. */
  marcadas: z.number(),
  /** Those of them that do not fit the hours or what the place takes at once; they stand all the same. */
  fora: z.array(
    z.object({
      compra: z.number(),
      inicio: instant,
      fim: instant,
      motivo: z.enum(['horario', 'lugares']),
    }),
  ),
});

/** The pickup places and when they hand vehicles over; a store user sees those of the store. */
export const listPickupPlaces = defineRoute({
  name: 'list-pickup-places',
  method: 'GET',
  path: '/admin/pickup-places',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'yard',
  summary: 'Places and when they hand vehicles over',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(place) }) },
  errors: [],
});
