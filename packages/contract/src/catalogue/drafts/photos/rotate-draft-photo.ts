import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { code, commonQuery } from '../../../wire/primitives.ts';
import { draftPhoto } from './add-draft-photo.ts';

/** Turns a photo clockwise: a new one, with a guid of its own, which the form names instead. */
export const rotateDraftPhoto = defineRoute({
  name: 'rotate-draft-photo',
  method: 'POST',
  path: '/admin/offer-drafts/:id/photos/:guid/rotate',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  unaudited: 'a photo of a draft is on no page yet; the publication of the offer is audited',
  tag: 'drafts',
  summary: 'Turns a photo of a draft by 90 degrees',
  params: z.object({ id: code, guid: z.uuid() }),
  query: commonQuery,
  body: z.object({}),
  success: { status: 201, schema: z.object({ data: draftPhoto }) },
  errors: ['offer-not-found', 'draft-gone', 'not-found', 'draft-waiting', 'draft-photos-full'],
});
