import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, givenInstant } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { freightRate, givenFreightPrice, stateLetters, vehicleKind } from './freight-rate.ts';

/**
 * Sets the freight for a route, from now or a later instant on, replacing an entry for it; `preco` null: to be agreed. Existing deals keep
 * the freight that was shown.
 */
export const saveFreightRate = defineRoute({
  name: 'save-freight-rate',
  method: 'PUT',
  path: '/admin/freight-rates',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'costs',
  summary: 'Sets a line of the table of freight',
  query: commonQuery,
  body: z.object({
    parceiro: code.nullable().default(null),
    categoria: vehicleKind.nullable().default(null),
    origem: stateLetters.nullable().default(null),
    destino: stateLetters.nullable().default(null),
    preco: givenFreightPrice.nullable(),
    validaDesde: givenInstant.optional(),
    /** The line that is edited: one that a colleague has replaced meanwhile is not changed. */
    lida: code.optional(),
    motivo: reason,
  }),
  success: { status: 200, schema: z.object({ data: freightRate }) },
  errors: ['not-allowed', 'partner-not-found', 'category-unknown', 'charge-in-the-past', 'charge-changed'],
});
