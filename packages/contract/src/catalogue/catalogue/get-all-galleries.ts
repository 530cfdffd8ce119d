import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** API-09, C-32: pictures per profile; those of another profile only with the right to see all. */
export const getAllGalleries = defineRoute({
  name: 'get-all-galleries',
  method: 'GET',
  path: '/offer/:id/gallery/all',
  access: 'optional',
  tag: 'catalogue',
  summary: 'Pictures of an offer per profile',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      photos: z.array(z.object({ codigoProfile: z.number(), photos: z.array(z.string()) })),
      videos: z.array(z.string()),
    }),
  },
  errors: ['offer-not-found'],
});
