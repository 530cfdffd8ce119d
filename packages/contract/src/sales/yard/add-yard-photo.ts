import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Bytes of a photo at most, as everywhere. */
const PHOTO_BYTES = 15 * 1024 * 1024;

/** The room for a photo in a body. */
export const YARD_PHOTO_BODY = Math.ceil(PHOTO_BYTES / 3) * 4 + 1024;

/** A photo from a phone: with an id of the phone, it is stored once however often it is sent. */
export const yardPhotoBody = z.object({
  cliente: z.uuid(),
  conteudo: z
    .string('photo-empty')
    .min(1, 'photo-empty')
    .max(Math.ceil(PHOTO_BYTES / 3) * 4, 'photo-large')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'photo-none'),
});

/** Stores a photo of a vehicle in the yard. */
export const addYardPhoto = defineRoute({
  name: 'add-yard-photo',
  method: 'POST',
  path: '/admin/yard/vehicles/:id/photos',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  unaudited: 'a photo belongs to an intake or an inspection, which is audited',
  tag: 'yard',
  summary: 'Stores a photo of a vehicle in the yard',
  params: codeParams,
  query: commonQuery,
  bodyBytes: YARD_PHOTO_BODY,
  body: yardPhotoBody,
  success: { status: 201, schema: z.object({ data: z.object({ guid: z.string() }) }) },
  errors: ['yard-unknown', 'yard-photos-full', 'yard-sent-by-other'],
});
