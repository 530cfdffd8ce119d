import type { getPreviewGalleries as contract } from '@patio/contract/catalogue/preview/get-preview-galleries.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { everyProfile } from '../../identity/accounts/public.ts';
import { previewReader } from './preview.store.ts';
import { previewTokenHash } from './preview-token.ts';
import { makePrivate } from './private-reply.ts';

/** API-33, PREV-05: the pictures of every profile. */
export const getPreviewGalleries =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now, reply }) => {
    makePrivate(reply);
    const reader = previewReader(database, previewTokenHash(params.token), now);
    const galleries = await reader.galleries(everyProfile);
    const [first] = galleries;
    if (first === undefined) return fail('preview-not-found');
    return {
      photos: galleries.map(({ profile_code: codigoProfile, photos }) => ({ codigoProfile, photos })),
      videos: first.videos,
    };
  };
