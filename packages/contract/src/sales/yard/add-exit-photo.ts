import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { YARD_PHOTO_BODY, yardPhotoBody } from './add-yard-photo.ts';

/** Stores a photo of an exit. */
export const addExitPhoto = defineRoute({
  name: 'add-exit-photo',
  method: 'POST',
  path: '/admin/yard/exits/:id/photos',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  unaudited: 'a photo belongs to an exit, which is audited',
  tag: 'yard',
  summary: 'Stores a photo of an exit',
  params: codeParams,
  query: commonQuery,
  bodyBytes: YARD_PHOTO_BODY,
  body: yardPhotoBody,
  success: { status: 201, schema: z.object({ data: z.object({ guid: z.string() }) }) },
  errors: ['yard-unknown', 'yard-photos-full', 'yard-sent-by-other'],
});
