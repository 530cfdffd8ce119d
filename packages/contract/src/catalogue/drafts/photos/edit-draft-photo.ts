import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { code, commonQuery } from '../../../wire/primitives.ts';
import { draftPhoto } from './add-draft-photo.ts';

const share = z.number().min(0).max(1);

/** A part of a photo, in shares of its width and height. */
const area = z.object({
  x: share.max(0.999),
  y: share.max(0.999),
  largura: share.min(0.001),
  altura: share.min(0.001),
});

/**
 * Crops a photo and hides parts of it, such as plates: a new photo, with a guid of its own, which the form names instead. Every edit begins
 * with the photo that was uploaded, which is deleted when the offer is published.
 */
export const editDraftPhoto = defineRoute({
  name: 'edit-draft-photo',
  method: 'POST',
  path: '/admin/offer-drafts/:id/photos/:guid/edit',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  unaudited: 'a photo of a draft is on no page yet; the publication of the offer is audited',
  tag: 'drafts',
  summary: 'Crops a photo of a draft and hides parts of it',
  params: z.object({ id: code, guid: z.uuid() }),
  query: commonQuery,
  body: z.object({ recorte: area.nullable(), ocultar: z.array(area).max(10) }),
  success: { status: 201, schema: z.object({ data: draftPhoto }) },
  errors: ['offer-not-found', 'draft-gone', 'not-found', 'draft-waiting', 'draft-photos-full'],
});
