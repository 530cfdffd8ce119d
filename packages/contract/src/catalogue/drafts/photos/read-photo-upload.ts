import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { code, commonQuery } from '../../../wire/primitives.ts';

/** The upload that a photo of a draft was made from, for who edits it: once edited, it has no public address any more. */
export const readPhotoUpload = defineRoute({
  name: 'read-photo-upload',
  method: 'GET',
  path: '/admin/offer-drafts/:id/photos/:guid/upload',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'Reads the upload that a photo of a draft was made from',
  params: z.object({ id: code, guid: z.uuid() }),
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['offer-not-found', 'not-found'],
});
