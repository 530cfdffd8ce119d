import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { requiredLine, text } from '../../wire/text.ts';
import { openingHours } from './visit-place.ts';

/** Sets whether and when a pickup place takes visits. Those that are booked stand, also outside the new hours. */
export const saveVisitPlace = defineRoute({
  name: 'save-visit-place',
  method: 'PUT',
  path: '/admin/visit-places',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'visits',
  summary: 'Sets how a place takes visits',
  query: commonQuery,
  body: z.object({
    parceiro: code.nullable().default(null),
    /** IBGE code. */
    cidade: code,
    aberto: z.boolean(),
    horarios: z.array(openingHours).max(21, 'visit-hours'),
    lugares: z.int('visit-capacity').min(1, 'visit-capacity').max(50, 'visit-capacity'),
    contato: requiredLine(100, 'visit-contact').min(2, 'visit-contact'),
    observacoes: text(500, 'visit-notes').default(''),
    /** Of what was read; null: nothing was set. */
    versao: z.int().min(0).nullable(),
  }),
  success: { status: 204 },
  errors: [
    'not-allowed',
    'yard-place-unknown',
    'visit-place-changed',
    'visit-hours-overlap',
    'visit-hours-missing',
  ],
});
