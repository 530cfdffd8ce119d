import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';

/** Bytes of a photo at most, as everywhere. */
const PHOTO_BYTES = 15 * 1024 * 1024;

/** A photo of a draft. */
export const draftPhoto = z.object({
  guid: z.string(),
  endereco: z.string(),
  largura: z.number(),
  altura: z.number(),
});

/**
 * Stores a photo for a draft: the content is checked, turned upright, stripped of hidden data and re-encoded. It belongs to the offer once
 * the form names its guid.
 */
export const addDraftPhoto = defineRoute({
  name: 'add-draft-photo',
  method: 'POST',
  path: '/admin/offer-drafts/:id/photos',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  unaudited: 'a photo of a draft is on no page yet; the publication of the offer is audited',
  tag: 'drafts',
  summary: 'Stores a photo for a draft',
  params: codeParams,
  query: commonQuery,
  bodyBytes: Math.ceil(PHOTO_BYTES / 3) * 4 + 1024,
  body: z.object({
    conteudo: z
      .string('photo-empty')
      .min(1, 'photo-empty')
      .max(Math.ceil(PHOTO_BYTES / 3) * 4, 'photo-large')
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'photo-none'),
  }),
  success: { status: 201, schema: z.object({ data: draftPhoto }) },
  errors: ['offer-not-found', 'draft-gone', 'draft-waiting', 'draft-photos-full'],
});
