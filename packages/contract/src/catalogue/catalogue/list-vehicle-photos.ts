import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Which pictures of a lot show which vehicle (`codigo`), in the order of the vehicles; pictures of no particular vehicle are left out. */
export const listVehiclePhotos = defineRoute({
  name: 'list-vehicle-photos',
  method: 'GET',
  path: '/offer/:id/gallery/vehicles',
  access: 'optional',
  tag: 'catalogue',
  summary: 'Pictures of a lot by vehicle',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.array(z.object({ codigo: z.number(), photos: z.array(z.string()) })),
  },
  errors: ['offer-not-found'],
});
