import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';

/**
 * Notes that the buyer of a sale that was undone returned what they had of it: their money goes back from now on, and they are told.
 * `voltou` false takes that back, until the money went or is on its way. The same again changes nothing.
 */
export const noteVehicleBack = defineRoute({
  name: 'note-vehicle-back',
  method: 'POST',
  path: '/admin/cancellations/:id/vehicle',
  access: 'staff',
  roles: ['sales'],
  tag: 'cancellations',
  summary: 'Notes that the vehicle of an undone sale is back',
  params: codeParams,
  query: commonQuery,
  body: z.object({ voltou: z.boolean() }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({ codigo: z.number(), codigoCompra: z.number(), veiculoVoltouEm: instant.nullable() }),
    }),
  },
  errors: ['cancellation-not-found', 'vehicle-not-awaited', 'vehicle-money-left'],
});
