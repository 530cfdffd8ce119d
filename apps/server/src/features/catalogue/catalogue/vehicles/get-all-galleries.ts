import type { getAllGalleries as contract } from '@patio/contract/catalogue/catalogue/get-all-galleries.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offerReader } from '../offers.store.ts';
import { visibleProfiles } from '../viewer.ts';

/** API-09: the pictures of every profile for staff, only the viewer's own for everyone else (C-32). */
export const getAllGalleries =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, context) => {
    const galleries = await offerReader(database, context.now).galleries(params.id, visibleProfiles(context));
    const [first] = galleries;
    if (!first) return fail('offer-not-found');
    return {
      photos: galleries.map(({ profile_code: codigoProfile, photos }) => ({ codigoProfile, photos })),
      videos: first.videos,
    };
  };
