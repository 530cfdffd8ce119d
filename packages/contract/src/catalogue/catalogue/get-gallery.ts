import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Root-relative or absolute URLs, in the order of the offer (C-31). */
export const gallery = z.object({ photos: z.array(z.string()), videos: z.array(z.string()) });

/** API-08: the pictures for the viewer's profile. */
export const getGallery = defineRoute({
  name: 'get-gallery',
  method: 'GET',
  path: '/offer/:id/gallery',
  access: 'optional',
  tag: 'catalogue',
  summary: 'Pictures and films of an offer',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: gallery },
  errors: ['offer-not-found'],
});
