import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { pickupTimes } from './pickup-place.ts';

/** Sets when a pickup place hands vehicles over, and to how many at once. What is booked stands, also outside the new hours. */
export const savePickupPlace = defineRoute({
  name: 'save-pickup-place',
  method: 'PUT',
  path: '/admin/pickup-places',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'yard',
  summary: 'Sets when a place hands vehicles over',
  query: commonQuery,
  body: z.object({
    parceiro: code.nullable().default(null),
    /** IBGE code. */
    cidade: code,
    /** Null: the usual hours. */
    horario: pickupTimes.nullable(),
    sabados: z.boolean(),
    /** Null: as usual. */
    lugares: z.int('pickup-capacity').min(1, 'pickup-capacity').max(100, 'pickup-capacity').nullable(),
    /** Of what was read. */
    versao: z.int().min(0),
  }),
  success: { status: 204 },
  errors: ['not-allowed', 'yard-place-unknown', 'pickup-place-changed', 'pickup-hours'],
});
