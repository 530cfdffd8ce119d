import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { code, commonQuery } from '../../../wire/primitives.ts';
import { VIDEO_LIMITS } from './draft-videos.ts';

const LONGEST = Math.ceil(VIDEO_LIMITS.part / 3) * 4;

/**
 * Sends the bytes of a video from `de` on, in order; a part that was received already is answered alike. With the last one the content is
 * checked, places and names that a phone hides in it are removed, and `endereco` is what the form names.
 */
export const addDraftVideoPart = defineRoute({
  name: 'add-draft-video-part',
  method: 'POST',
  path: '/admin/offer-drafts/:id/videos/:guid/parts',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  unaudited: 'a video of a draft is on no page yet; the publication of the offer is audited',
  tag: 'drafts',
  summary: 'Sends a part of a video',
  params: z.object({ id: code, guid: z.uuid() }),
  query: commonQuery,
  bodyBytes: LONGEST + 1024,
  body: z.object({
    de: z.int().nonnegative(),
    conteudo: z
      .string()
      .min(1)
      .max(LONGEST)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  }),
  success: {
    status: 200,
    schema: z.object({ data: z.object({ recebidos: z.number(), endereco: z.string().nullable() }) }),
  },
  errors: ['offer-not-found', 'draft-gone', 'draft-waiting', 'not-found', 'import-part'],
});
