import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery } from '../../../wire/primitives.ts';
import { VIDEO_LIMITS } from './draft-videos.ts';

/** Begins the upload of a video for a draft; its bytes follow in parts. */
export const beginDraftVideo = defineRoute({
  name: 'begin-draft-video',
  method: 'POST',
  path: '/admin/offer-drafts/:id/videos',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  unaudited: 'a video of a draft is on no page yet; the publication of the offer is audited',
  tag: 'drafts',
  summary: 'Begins the upload of a video for a draft',
  params: codeParams,
  query: commonQuery,
  body: z.object({ bytes: z.int().min(1, 'video-empty').max(VIDEO_LIMITS.bytes, 'video-large') }),
  success: { status: 201, schema: z.object({ data: z.object({ guid: z.string() }) }) },
  errors: ['offer-not-found', 'draft-gone', 'draft-waiting', 'draft-videos-full'],
});
