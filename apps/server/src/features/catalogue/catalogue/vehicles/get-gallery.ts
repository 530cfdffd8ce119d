import type { getGallery as contract } from '@patio/contract/catalogue/catalogue/get-gallery.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offerReader } from '../offers.store.ts';
import { viewerOf } from '../viewer.ts';

/** API-08: the pictures for the viewer's profile, and the videos. */
export const getGallery =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, context) => {
    const { profileCode } = viewerOf(context);
    const [gallery] = await offerReader(database, context.now).galleries(params.id, [profileCode]);
    return gallery ? { photos: gallery.photos, videos: gallery.videos } : fail('offer-not-found');
  };
